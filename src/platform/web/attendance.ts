import { alongside } from './calls/call.ts';

/** Events that only a person causes. */
const DEEDS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input'];
/** Without any input for this long the user is away, ms: longer than the interval of a screen's polling. */
const AWAY_MS = 2 * 60_000;

/**
 * Marks the requests that a screen makes by itself while its user is away, so that a session of staff expires although
 * the screen stays open. Returns a function that stops it.
 */
export function watchAttendance(screen: EventTarget = window): () => void {
  let doneAt = Date.now();
  const note = () => {
    doneAt = Date.now();
  };
  for (const deed of DEEDS) screen.addEventListener(deed, note, { capture: true, passive: true });
  const before = alongside.headers;
  const marked: Readonly<Record<string, string>> = { 'x-unattended': 'yes' };
  alongside.headers = () => (Date.now() - doneAt < AWAY_MS ? before() : marked);
  return () => {
    for (const deed of DEEDS) screen.removeEventListener(deed, note, { capture: true });
    alongside.headers = before;
  };
}
