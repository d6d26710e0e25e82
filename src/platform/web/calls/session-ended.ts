/** Event on `window`: a call found that the user is no longer signed in. */
export const SESSION_ENDED = 'session-ended';

/** Event on `window`: another window signed out or in. Its `detail` is the user, null for none. */
export const SIGNED_OUT = 'signed-out';

/** Event on `window`: a call found that the user lacks a role, which they may have lost meanwhile. */
export const ROLE_REQUIRED = 'role-required';

/** What a shared computer makes of a refusal; true if it is dealt with. */
export const atDesk = { takes: (_status: number, _body: string, _method: string): boolean => false };

/**
 * Dispatches the event if a refusal means that the session or a role ended elsewhere, or that this computer is locked;
 * ignores other refusals.
 */
export function noteRefusal(status: number, body: string, method = 'GET'): void {
  if (typeof window === 'undefined' || atDesk.takes(status, body, method)) return;
  if (status === 423 || (status === 401 && body.includes('"signed_out"')))
    window.dispatchEvent(new Event(SESSION_ENDED));
  if (status === 403 && body.includes('"role_required"')) window.dispatchEvent(new Event(ROLE_REQUIRED));
}
