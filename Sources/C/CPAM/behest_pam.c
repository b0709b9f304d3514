/* Asks Linux-PAM whether a password is right. The declarations are those of its application
   interface, which has not changed since 1996. */

#define _GNU_SOURCE
#include "behest_pam.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

struct message {
  int style;
  const char *text;
};

struct response {
  char *text;
  int unused;
};

struct conversation {
  int (*ask)(int, const struct message **, struct response **, void *);
  void *password;
};

enum { success = 0, hidden_prompt = 1, conversation_error = 19, buffer_error = 5 };

static int answer(
    int count, const struct message **messages, struct response **responses, void *password) {
  if (count <= 0 || count > 32) return conversation_error;
  struct response *answers = calloc((size_t)count, sizeof *answers);
  if (!answers) return buffer_error;
  for (int i = 0; i < count; i++) {
    if (messages[i]->style != hidden_prompt) continue;
    answers[i].text = strdup(password);
    if (!answers[i].text) {
      for (int j = 0; j < i; j++) free(answers[j].text);
      free(answers);
      return buffer_error;
    }
  }
  *responses = answers;
  return success;
}

int behest_pam_check(
    const char *service, const char *user, const char *password, const char *folder) {
  void *library = dlopen("libpam.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return BEHEST_PAM_MISSING;
  int (*start)(const char *, const char *, const struct conversation *, void **) =
      (int (*)(const char *, const char *, const struct conversation *, void **))dlsym(
          library, "pam_start");
  int (*start_in)(
      const char *, const char *, const struct conversation *, const char *, void **) =
      (int (*)(const char *, const char *, const struct conversation *, const char *, void **))
          dlsym(library, "pam_start_confdir");
  int (*authenticate)(void *, int) = (int (*)(void *, int))dlsym(library, "pam_authenticate");
  int (*account)(void *, int) = (int (*)(void *, int))dlsym(library, "pam_acct_mgmt");
  int (*end)(void *, int) = (int (*)(void *, int))dlsym(library, "pam_end");
  if (!start || !authenticate || !account || !end || (folder && !start_in)) {
    return BEHEST_PAM_MISSING;
  }
  struct conversation conversation = {answer, (void *)password};
  void *handle = NULL;
  int status = folder ? start_in(service, user, &conversation, folder, &handle)
                      : start(service, user, &conversation, &handle);
  if (status != success) return BEHEST_PAM_MISSING;
  status = authenticate(handle, 0);
  if (status == success) status = account(handle, 0);
  end(handle, status);
  return status == success ? BEHEST_PAM_ACCEPTED : BEHEST_PAM_REFUSED;
}
