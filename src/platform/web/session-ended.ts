/** What the window is told when a call finds that nobody is signed in any more. */
export const SESSION_ENDED = 'session-ended';

/** Tells the window of a refusal that means that the session ended elsewhere; any other refusal is none of its business. */
export function noteSessionEnd(status: number, body: string): void {
  if (status === 401 && body.includes('"signed_out"') && typeof window !== 'undefined') {
    window.dispatchEvent(new Event(SESSION_ENDED));
  }
}
