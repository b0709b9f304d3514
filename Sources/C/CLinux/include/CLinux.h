/* Calls of Linux and its C library that Swift does not see, because their headers declare them for GNU
   programs only, or as macros. No header of the system's is read here: Swift would take its types for
   this module's. Each function returns -1 and sets errno when it fails, unless it says otherwise. */
#ifndef BEHEST_CLINUX_H
#define BEHEST_CLINUX_H

#include <stddef.h>

/* The most descriptors that one message carries here. */
#define BEHEST_MOST_DESCRIPTORS 8

/* Creates a pipe that no program inherits, not even one that another thread starts meanwhile. */
int behest_pipe(int ends[2]);

/* Accepts a connection as a descriptor that no program inherits. */
int behest_accept(int listener);

/* Returns the user of the process at the other end of a Unix socket, as it was when it connected. */
int behest_peer_user(int socket, unsigned *user);

/* Sends bytes with descriptors; returns the number of bytes sent, and raises no SIGPIPE. */
long behest_send(
    int socket, const void *bytes, size_t size, const int *descriptors, size_t descriptor_count);

/* Receives bytes, and the descriptors that came with them, of which there is room for
   BEHEST_MOST_DESCRIPTORS; returns the number of bytes, 0 at the end. No program inherits them. */
long behest_receive(
    int socket, void *bytes, size_t size, int *descriptors, size_t *descriptor_count);

/* Creates a nameless file in memory, which no program inherits. */
int behest_memory_file(void);

/* Returns a descriptor that becomes readable when a process has ended; no program inherits it. */
int behest_process_descriptor(int process);

/* Has standard output written at the end of each line, whatever it is. */
void behest_print_by_lines(void);

/* Has a process start in a folder; returns an error number, 0 for none. The actions are a
   posix_spawn_file_actions_t. */
int behest_add_folder(void *actions, const char *folder);

/* Confines this thread, and the threads and processes that it starts from now on, to running and
   reading what is below the first paths, and to any use of what is below the others; paths that do not
   exist are left out. There is no way back. errno is ENOSYS or EOPNOTSUPP where the kernel has no
   Landlock. */
int behest_confine(const char *const *paths, size_t readable_count, size_t count);

#endif
