import { type FramedMail, mailFrame } from '#platform/common/messages/mail-frame.ts';
import { text } from '#platform/common/text.ts';
import { afterOpenTime, type OpeningHours } from './escalation.ts';

/** How many appointments in a row that no member had seen at their start pause a place. */
export const MAX_UNSEEN_STARTS = 3;
/** How long unseen news may wait while no member uses the portal, minutes of opening time. */
const MAX_UNSEEN_OPEN_MINUTES = 24 * 60;

/** What is known of how a place looks at its bookings; instants in ms since the epoch. */
export interface Attention {
  /** Whether the newest appointments that have started were unseen at their start, the latest first. */
  readonly unseenStarts: readonly boolean[];
  /** When the oldest unseen news were written; null without any. */
  readonly unseenSinceMs: number | null;
  /** When a member last used the portal or saw news; null if that isn't known. */
  readonly lastUseMs: number | null;
  /** When bookings were last started. */
  readonly liveAtMs: number;
}

/** True if no one at a place looks at its bookings. `minuteMs` is the length of a minute of opening time, ms. */
export function isUnattended(
  { unseenStarts, unseenSinceMs, lastUseMs, liveAtMs }: Attention,
  open: OpeningHours,
  { nowMs, minuteMs }: { readonly nowMs: number; readonly minuteMs: number },
): boolean {
  if (unseenStarts.length >= MAX_UNSEEN_STARTS && unseenStarts.slice(0, MAX_UNSEEN_STARTS).every(Boolean)) return true;
  if (unseenSinceMs === null) return false;
  const fromMs = Math.max(unseenSinceMs, lastUseMs ?? 0, liveAtMs);
  return afterOpenTime(fromMs, MAX_UNSEEN_OPEN_MINUTES * minuteMs, open) <= nowMs;
}

/** Returns the mail to an owner about a place whose bookings were paused because no one looked at them. */
export function unattendedPlaceMail(placeName: string, toCome: number, portalUrl: string): FramedMail {
  const counted = toCome === 1 ? '1 visit is' : `${toCome} visits are`;
  return mailFrame({
    subject: `Bookings of ${placeName} are paused: nobody looks at them`,
    paragraphs: [
      text('Hello,'),
      `Patients have booked visits with ${placeName}, and nobody has looked at it here. So new bookings are paused.`,
      ...(toCome === 0 ? [] : [`${counted} still booked. We have asked the patients to call you before they set out.`]),
      text('Please look at the visits in the portal now. An owner can start bookings again there.'),
    ],
    action: { label: text('Open the portal'), url: portalUrl },
  });
}
