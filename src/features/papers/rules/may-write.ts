import { type MemberPowers, memberMay } from '#features/directory/rules/member-roles.ts';
import { daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import type { PaperContent, ReceiptContent } from '../contract.ts';
import { type PaperKind, SICK_NOTE_NEAR_DAYS, type WrittenKind } from './paper-kinds.ts';
import { NO_CARE_GIVEN, NOT_BEGUN } from './refusals.ts';

/** What decides whether papers can be written for an appointment. Instants are ms since the epoch. */
export interface CareGiven {
  readonly status: 'scheduled' | 'completed' | 'cancelled' | 'rescheduled';
  readonly attendance: 'attended' | 'no_show' | null;
  readonly startsAtMs: number;
}

/** Returns why no paper can be written for an appointment at an instant (ms); undefined if one can. */
export function writingRefusal({ status, attendance, startsAtMs }: CareGiven, nowMs: number) {
  if (status === 'cancelled' || status === 'rescheduled' || attendance === 'no_show') return NO_CARE_GIVEN;
  return attendance === 'attended' || startsAtMs <= nowMs ? undefined : NOT_BEGUN;
}

/** True unless a sick note names a day too far from the visit, which begins at an instant (ms). Days are those of Lagos. */
export function isNearAppointment(content: PaperContent | ReceiptContent, startsAtMs: number): boolean {
  if (content.kind !== 'sick_note') return true;
  const day = lagosDate(startsAtMs);
  return [content.from, content.until].every((each) => Math.abs(daysBetween(day, each)) <= SICK_NOTE_NEAR_DAYS);
}

/**
 * The councils whose licence a kind of paper needs; kinds that aren't listed need none. The licences of a state are of places.
 * @see Medical and Dental Practitioners Act, section 17: who may prescribe
 */
const LICENSED: Readonly<Partial<Record<WrittenKind, readonly string[]>>> = {
  prescription: ['MDCN'],
  sick_note: ['MDCN', 'NMCN', 'MRTBN', 'ODORBN', 'DTRBN'],
};

/** A person's licence of a council; `validUntil` is its last day in Lagos. */
export interface PersonLicence {
  readonly council: string;
  readonly number: string;
  readonly validUntil: string;
}

/** True if a person with these licences may sign a kind of paper at an instant (ms). */
export function isLicensedFor(kind: PaperKind, licences: readonly PersonLicence[], nowMs: number): boolean {
  if (kind === 'receipt') return true;
  const councils = LICENSED[kind];
  return councils === undefined || holding(licences, nowMs).some(({ council }) => councils.includes(council));
}

/** Returns the line that says who signed: name, title and the licences that hold at an instant (ms). */
export function authorLine({ name, title, licences }: AuthorFacts, nowMs: number): string {
  const numbers = holding(licences, nowMs).map(({ council, number }) => `${council} ${number}`);
  return [name, title, ...numbers].filter((part) => part !== null && part !== '').join(', ');
}

interface AuthorFacts {
  readonly name: string;
  /** For example "Dental surgeon". */
  readonly title: string | null;
  readonly licences: readonly PersonLicence[];
}

function holding(licences: readonly PersonLicence[], nowMs: number): PersonLicence[] {
  const today = lagosDate(nowMs);
  return licences.filter(({ validUntil }) => validUntil >= today);
}

/** True if a member may read a paper: drafts are for those who write, what is signed for those who may read reasons. */
export function mayRead(
  member: MemberPowers,
  { kind, isSigned }: { readonly kind: PaperKind; readonly isSigned: boolean },
): boolean {
  if (kind === 'receipt') return true;
  return memberMay(member, isSigned ? 'reasons' : 'papers');
}
