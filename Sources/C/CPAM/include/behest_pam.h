/* Linux-PAM, loaded when first needed: it is not required to build or to start a program. */
#ifndef BEHEST_CPAM_H
#define BEHEST_CPAM_H

/* The results of a check. */
#define BEHEST_PAM_ACCEPTED 0
#define BEHEST_PAM_REFUSED 1
#define BEHEST_PAM_MISSING 2

/* Checks the password of a user by the rules of a service; returns one of the results above.

   `folder` is a folder of rules to use instead of the system's; NULL for the system's. Every prompt
   that hides its input is answered with the password, every other with nothing. */
int behest_pam_check(
    const char *service, const char *user, const char *password, const char *folder);

#endif
