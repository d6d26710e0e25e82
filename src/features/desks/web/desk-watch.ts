import { type Attendance, dueAt, REPORT_MS } from '#features/desks/rules/idle-clock.ts';
import { isAttended, setAwayAfter } from '#platform/web/attendance.ts';
import { announce, followTabs } from './desk-channel.ts';

/** What counts as an action: not a mouse that is only moved, nor a screen that scrolls by itself. */
const ACTIONS = ['input', 'keydown', 'pointerdown', 'touchmove', 'wheel'];
const TICK_MS = 1000;
/** Other tabs hear of actions at most this often, ms. */
const ANNOUNCE_MS = 2000;
/** Calls that are made longer after the last action are the browser's own, ms. Reports must not be. */
const AWAY_MS = REPORT_MS + 5000;

/**
 * Watches whether the member at a shared computer is there, in any tab of this browser. Calls `onIdle` after
 * `lockAfterMs` without an action, also if the computer slept meanwhile, and `onReport` while the member is busy without
 * calls. Returns how to stop.
 */
export function watchDesk({
  lockAfterMs,
  onIdle,
  onReport,
}: {
  readonly lockAfterMs: number;
  readonly onIdle: () => void;
  readonly onReport: () => void;
}): () => void {
  const begunAtMs = Date.now();
  let attendance: Attendance = { actedAtMs: begunAtMs, reportedAtMs: begunAtMs };
  let announcedAtMs = 0;
  const look = () => {
    const nowMs = Date.now();
    if (isAttended()) attendance = { ...attendance, actedAtMs: nowMs };
    const due = dueAt(attendance, { nowMs, lockAfterMs });
    if (due === 'report') {
      attendance = { ...attendance, reportedAtMs: nowMs };
      onReport();
    }
    if (due === 'lock') onIdle();
    return due;
  };
  const onAction = () => {
    // The first key after a long sleep locks; it must not count as being there.
    if (look() === 'lock') return;
    const nowMs = Date.now();
    attendance = { ...attendance, actedAtMs: nowMs };
    if (nowMs - announcedAtMs < ANNOUNCE_MS) return;
    announcedAtMs = nowMs;
    announce('active');
  };
  const listening = new AbortController();
  for (const action of ACTIONS) {
    addEventListener(action, onAction, { signal: listening.signal, capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', look, { signal: listening.signal });
  const stopFollowing = followTabs((message) => {
    // The tab with the action reports it.
    if (message === 'active') attendance = { actedAtMs: Date.now(), reportedAtMs: Date.now() };
  });
  const ticking = window.setInterval(look, TICK_MS);
  setAwayAfter(AWAY_MS);
  return () => {
    listening.abort();
    stopFollowing();
    window.clearInterval(ticking);
    setAwayAfter();
  };
}
