const MARK = 'signed-in-before=1';
const YEAR_SECONDS = 31_536_000;

/** True if an account was signed in in this browser within a year. */
export function hasSignedInBefore(): boolean {
  return document.cookie.split('; ').includes(MARK);
}

/** Notes, without saying whose, that an account was signed in in this browser: in a cookie, since signing out clears the storage. */
export function noteSignedIn(): void {
  document.cookie = `${MARK}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
