const KEY = 'signed-in-before';

/** True if an account was signed in in this browser, or it has no storage: then that isn't known. */
export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Notes, without saying whose, that an account was signed in in this browser. */
export function noteSignedIn(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage, forms to sign in begin with Login.
  }
}
