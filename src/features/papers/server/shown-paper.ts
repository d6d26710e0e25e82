import { createHash } from 'node:crypto';
import { ageOn } from '#features/auth/rules/guardian.ts';
import { qrCode } from '#features/auth/server/second-factor/one-time-codes.ts';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Letterhead, Paper, PrintedPaper } from '../contract.ts';
import type { PaperRow } from './paper-store.ts';

/** Returns a paper as its readers see it. */
export function shownPaper(row: PaperRow, nowMs: number): Paper {
  const { id, appointmentId, kind, number, body, authorLine, verifyCode, replaces, replacedBy } = row;
  const { updatedAt, signedAt, voidedAt, voidReason, voidedBy } = row;
  const letterhead = body.letterhead ?? letterheadOf(row, nowMs);
  return {
    ...{ id, appointmentId, kind, number, authorLine, verifyCode, replaces, replacedBy },
    state: stateOf(row),
    content: body.content,
    letterhead,
    seen: signedAt === null ? seenOf(letterhead) : null,
    updatedAt: updatedAt.toISOString(),
    signedAt: signedAt?.toISOString() ?? null,
    voided: voidedAt === null ? null : { at: voidedAt.toISOString(), reason: voidReason ?? '', by: voidedBy },
  };
}

/** Returns a paper as it is printed; `origin` stands before the address at which it is checked. */
export function printedPaper(
  row: PaperRow,
  { nowMs, origin }: { readonly nowMs: number; readonly origin: string },
): PrintedPaper {
  const { verifyCode } = row;
  if (verifyCode === null) return { ...shownPaper(row, nowMs), verify: null };
  const url = `${origin}/verify/${verifyCode}`;
  return { ...shownPaper(row, nowMs), verify: { url, qr: qrCode(url) } };
}

/** Returns what stands around the content of a paper at an instant (ms): signing stores it. */
export function letterheadOf({ now, forName }: PaperRow, nowMs: number): Letterhead {
  const { placeName, address, lga, state, phone, isDemo, patientName, startsAt } = now;
  return {
    practice: { name: placeName, address: addressLine({ address, lga, state }), phone, isDemo },
    patient: { name: forName ?? patientName, age: ageOf(now, forName, lagosDate(nowMs)) },
    seenOn: startsAt === null ? null : lagosDate(startsAt.getTime()),
  };
}

/** Returns a text that is another one for any other letterhead. */
export function seenOf(letterhead: Letterhead): string {
  return createHash('sha256').update(JSON.stringify(letterhead)).digest('base64url');
}

/** Returns the age in years on a day in Lagos: of a relative as it was stated, of the patient by the date or the year of birth. */
function ageOf(
  { forAge, dateOfBirth, birthYear }: PaperRow['now'],
  forName: string | null,
  today: string,
): number | null {
  if (forName !== null) return forAge;
  if (dateOfBirth !== null) return Math.max(0, ageOn(dateOfBirth, today));
  return birthYear === null ? null : Math.max(0, Number(today.slice(0, 4)) - birthYear);
}

function stateOf({ signedAt, voidedAt }: PaperRow): Paper['state'] {
  if (voidedAt !== null) return 'void';
  return signedAt === null ? 'draft' : 'signed';
}
