/** Event on `window`: a call found that the user is no longer signed in. */
export const SESSION_ENDED = 'session-ended';

/** Event on `window`: another window signed out or in. Its `detail` is the user, null for none. */
export const SIGNED_OUT = 'signed-out';

/** Dispatches the event if a refusal means that the session ended elsewhere; ignores other refusals. */
export function noteSessionEnd(status: number, body: string): void {
  if (status === 401 && body.includes('"signed_out"') && typeof window !== 'undefined') {
    window.dispatchEvent(new Event(SESSION_ENDED));
  }
}
