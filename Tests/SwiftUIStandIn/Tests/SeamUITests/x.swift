import SeamUI
