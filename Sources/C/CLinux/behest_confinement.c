/* Confinement by Landlock, https://docs.kernel.org/userspace-api/landlock.html. */

#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The header of the system may be older than the kernel: this is what the kernel reads. */
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446, version_flag = 1, path_beneath = 1 };

struct ruleset {
  uint64_t files;
};

struct path_rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

static const uint64_t run = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, read_folder = 1 << 3;
static const uint64_t refer = 1 << 13, truncate_file = 1 << 14;
/* Making of devices is in `all` alone. */
static const uint64_t make_devices = 1 << 6 | 1 << 11;

/* All rights that a version of the kernel knows. */
static uint64_t all_rights(long version) {
  uint64_t rights = (1 << 13) - 1;
  if (version >= 2) rights |= refer;
  if (version >= 3) rights |= truncate_file;
  return rights;
}

static int allow(int ruleset, const char *const *paths, size_t count, uint64_t rights) {
  for (size_t index = 0; index < count; index += 1) {
    int folder = open(paths[index], O_PATH | O_CLOEXEC);
    if (folder < 0) continue;
    struct stat facts;
    uint64_t allowed = rights;
    /* A file has no rights of folders. */
    if (fstat(folder, &facts) == 0 && !S_ISDIR(facts.st_mode))
      allowed &= run | write_file | read_file | truncate_file;
    struct path_rule rule = {.allowed = allowed, .parent = folder};
    long added = syscall(add_rule, ruleset, path_beneath, &rule, 0);
    close(folder);
    if (added != 0) return -1;
  }
  return 0;
}

int behest_confine(const char *const *paths, size_t readable_count, size_t count) {
  const char *const *writable = paths + readable_count;
  long version = syscall(create_ruleset, NULL, 0, version_flag);
  if (version < 1) return -1;
  uint64_t rights = all_rights(version);
  struct ruleset facts = {.files = rights};
  int ruleset = syscall(create_ruleset, &facts, sizeof facts, 0);
  if (ruleset < 0) return -1;
  int result = -1;
  if (allow(ruleset, paths, readable_count, run | read_file | read_folder) == 0
      && allow(ruleset, writable, count - readable_count, rights & ~make_devices) == 0
      && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0)
    result = syscall(restrict_self, ruleset, 0);
  int error = errno;
  close(ruleset);
  errno = error;
  return result;
}
