/**
 * Returns the path to open after sign-in: `wanted` if it stays on this site, otherwise the home page. Two slashes
 * (`//host`, `/.//host`) or a backslash could name another host, and browsers strip control characters before they parse.
 */
export function nextPath(wanted: string | null): string {
  return wanted !== null && /^(?![^?#]*\/\/)\/[^\\\p{Cc}]*$/u.test(wanted) ? wanted : '/';
}

/** Returns the path of the sign-in screen that leads back to `path`. */
export function signInPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
