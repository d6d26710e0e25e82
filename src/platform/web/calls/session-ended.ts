/** What the window is told when a call finds that nobody is signed in any more. */
export const SESSION_ENDED = 'session-ended';

/** What the window is told when another one signed out, or signed in; its `detail` is as whom, null for nobody. */
export const SIGNED_OUT = 'signed-out';

/** Tells the window of a refusal that means that the session ended elsewhere; any other refusal is none of its business. */
export function noteSessionEnd(status: number, body: string): void {
  if (status === 401 && body.includes('"signed_out"') && typeof window !== 'undefined') {
    window.dispatchEvent(new Event(SESSION_ENDED));
  }
}
