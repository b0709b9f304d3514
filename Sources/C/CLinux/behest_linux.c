/* Calls of Linux and its C library that Swift does not see. */

#define _GNU_SOURCE
#include "CLinux.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

int behest_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int behest_memory_file(void) { return memfd_create("behest", MFD_CLOEXEC); }

int behest_accept(int listener) { return accept4(listener, NULL, NULL, SOCK_CLOEXEC); }

int behest_peer_user(int socket, unsigned *user) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return -1;
  *user = peer.uid;
  return 0;
}

/* Room for the descriptors of one message, aligned as its header must be. */
union control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(BEHEST_MOST_DESCRIPTORS * sizeof(int))];
};

long behest_send(
    int socket, const void *bytes, size_t size, const int *descriptors, size_t descriptor_count) {
  if (descriptor_count > BEHEST_MOST_DESCRIPTORS) descriptor_count = BEHEST_MOST_DESCRIPTORS;
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = size};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  union control control;
  memset(&control, 0, sizeof control);
  if (descriptor_count > 0) {
    size_t length = descriptor_count * sizeof(int);
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(length);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(length);
    memcpy(CMSG_DATA(header), descriptors, length);
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

long behest_receive(
    int socket, void *bytes, size_t size, int *descriptors, size_t *descriptor_count) {
  struct iovec part = {.iov_base = bytes, .iov_len = size};
  union control control;
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = control.bytes,
      .msg_controllen = sizeof control.bytes};
  *descriptor_count = 0;
  long count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (count < 0) return count;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t found = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    size_t room = BEHEST_MOST_DESCRIPTORS - *descriptor_count;
    if (found > room) found = room;
    memcpy(descriptors + *descriptor_count, CMSG_DATA(header), found * sizeof(int));
    *descriptor_count += found;
  }
  return count;
}

int behest_process_descriptor(int process) {
  return (int)syscall(SYS_pidfd_open, process, 0);
}

void behest_print_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, BUFSIZ); }

int behest_add_folder(void *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}
