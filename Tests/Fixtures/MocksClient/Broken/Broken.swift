// seam:mock
protocol Feed: Unknown {}
