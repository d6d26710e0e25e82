import { alongside } from './calls/call.ts';

/** Events that only a person causes. */
const DEEDS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input'];
/** Without any input for this long the user is away, ms: longer than the interval of a screen's polling. */
const AWAY_MS = 2 * 60_000;

let awayMs = AWAY_MS;

/** Sets after how many ms without any input the user of this browser is away; without an argument, the usual time. */
export function setAwayAfter(ms: number = AWAY_MS): void {
  awayMs = ms;
}

let held = 0;

/** Counts the user as there until the returned function is called: in a call, a person presses no key. */
export function stayAttended(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

/** True while something holds the user's attention without input. */
export function isAttended(): boolean {
  return held > 0;
}

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
  let isStopped = false;
  const headers = () =>
    isStopped || isAttended() || Date.now() - doneAt < awayMs ? before() : { ...before(), ...marked };
  alongside.headers = headers;
  return () => {
    isStopped = true;
    for (const deed of DEEDS) screen.removeEventListener(deed, note, { capture: true });
    // Something else may have added to them since.
    if (alongside.headers === headers) alongside.headers = before;
  };
}
