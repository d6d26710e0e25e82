/** Event on `window`: a call needs a session that was opened with the password, not with a PIN. */
export const PASSWORD_NEEDED = 'password-needed';

/** Events on `window`: the member has signed in with the password for it, or closed the dialog. */
export const PASSWORD_GIVEN = 'password-given';
export const PASSWORD_DECLINED = 'password-declined';
