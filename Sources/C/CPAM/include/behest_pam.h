/* Linux-PAM, found when it is asked for: nothing has to be installed to build or to start. */
#ifndef BEHEST_CPAM_H
#define BEHEST_CPAM_H

/* What a check came to. */
#define BEHEST_PAM_ACCEPTED 0
#define BEHEST_PAM_REFUSED 1
#define BEHEST_PAM_MISSING 2

/* Whether `password` proves that its writer is `user`, as the rules of `service` have it.

   `folder` is where the rules are, instead of the system's; NULL for the system's. Every prompt
   that hides what is typed is answered with the password, every other with nothing. */
int behest_pam_check(
    const char *service, const char *user, const char *password, const char *folder);

#endif
