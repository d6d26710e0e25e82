/** Locks the session of a shared computer with the next request, also if the call that locks doesn't arrive. Outlives every session. */
export function setLockMark(): void {
  // Read by the server: desk-cookie.ts.
  document.cookie = 'desk-locked=1; path=/; max-age=86400; samesite=lax';
}
