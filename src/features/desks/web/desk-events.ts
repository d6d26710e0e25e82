/** Event on `window`: a call needs a session that was opened with the password, not with a PIN. */
export const PASSWORD_NEEDED = 'password-needed';
