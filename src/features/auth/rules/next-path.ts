/**
 * Where to go after signing in: the wanted path when it is certain to stay on this site, otherwise the home page. A
 * second slash or a backslash would name another host, and browsers drop control characters before they look.
 */
export function nextPath(wanted: string | null): string {
  return wanted !== null && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) ? wanted : '/';
}

/** The address of the sign-in screen that comes back to `path`. */
export function signInPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
