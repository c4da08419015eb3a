#define _GNU_SOURCE
#include "cseamtesting.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// Of the Swift runtime.
extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

#if defined(__linux__)

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// A program's own functions are in its symbol table alone, which the dynamic linker does not load.
static char *name_in_file(const char *data, size_t size, uintptr_t offset) {
  const ElfW(Ehdr) *header = (const void *)data;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return NULL;
  if (header->e_shoff > size || (size - header->e_shoff) / sizeof(ElfW(Shdr)) < header->e_shnum) return NULL;
  const ElfW(Shdr) *sections = (const void *)(data + header->e_shoff);
  for (size_t index = 0; index < header->e_shnum; index++) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *strings = &sections[table->sh_link];
    if (table->sh_offset > size || table->sh_size > size - table->sh_offset) return NULL;
    if (strings->sh_offset > size || strings->sh_size > size - strings->sh_offset) return NULL;
    const ElfW(Sym) *symbols = (const void *)(data + table->sh_offset);
    for (size_t number = 0; number < table->sh_size / sizeof *symbols; number++) {
      const ElfW(Sym) *symbol = &symbols[number];
      if (symbol->st_value != offset || (symbol->st_info & 0xf) != STT_FUNC) continue;
      if (symbol->st_name >= strings->sh_size) continue;
      const char *name = data + strings->sh_offset + symbol->st_name;
      size_t length = strnlen(name, strings->sh_size - symbol->st_name);
      char *demangled = swift_demangle(name, length, NULL, NULL, 0);
      if (demangled != NULL) return demangled;
    }
  }
  return NULL;
}

struct search {
  uintptr_t address;
  uintptr_t base;
  char path[4096];
  bool found;
};

static int visit(struct dl_phdr_info *info, size_t size, void *argument) {
  struct search *search = argument;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    if (segment->p_type != PT_LOAD || search->address < start || search->address >= start + segment->p_memsz) continue;
    const char *name = info->dlpi_name == NULL || info->dlpi_name[0] == 0 ? "/proc/self/exe" : info->dlpi_name;
    strncpy(search->path, name, sizeof search->path - 1);
    search->base = info->dlpi_addr;
    search->found = true;
    return 1;
  }
  return 0;
}

char *seam_testing_function_name(uintptr_t address) {
  struct search search = {.address = address};
  dl_iterate_phdr(visit, &search);
  if (!search.found) return NULL;
  int file = open(search.path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat status;
  char *name = NULL;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    void *data = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (data != MAP_FAILED) {
      name = name_in_file(data, size, address - search.base);
      munmap(data, size);
    }
  }
  close(file);
  return name;
}

#else

char *seam_testing_function_name(uintptr_t address) {
  Dl_info info;
  if (dladdr((const void *)address, &info) == 0 || info.dli_sname == NULL) return NULL;
  if ((uintptr_t)info.dli_saddr != address) return NULL;
  return swift_demangle(info.dli_sname, strlen(info.dli_sname), NULL, NULL, 0);
}

#endif
