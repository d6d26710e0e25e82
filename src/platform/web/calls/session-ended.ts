/** The event of the window when a call finds that the user is no longer signed in. */
export const SESSION_ENDED = 'session-ended';

/** The event of the window when another one signed out or in; its `detail` is the user, null for none. */
export const SIGNED_OUT = 'signed-out';

/** Tells the window of a refusal that means that the session ended elsewhere; any other refusal is none of its business. */
export function noteSessionEnd(status: number, body: string): void {
  if (status === 401 && body.includes('"signed_out"') && typeof window !== 'undefined') {
    window.dispatchEvent(new Event(SESSION_ENDED));
  }
}
