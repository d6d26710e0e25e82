import { alongside } from './calls/call.ts';

/** What only a person does. */
const DEEDS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input'];
/** Without any for so long, nobody is at the screen, ms: longer than a screen waits before it looks again. */
const AWAY_MS = 2 * 60_000;

/**
 * Marks what a screen asks by itself while nobody is at it, so that a session of staff ends although it stays open.
 * Answers how to stop.
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
