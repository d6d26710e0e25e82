import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { atMost, CalendarDay, Id, IdParam, Instant, oneLine, visible } from '#platform/common/fields.ts';
import { daysBetween } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import {
  LINE_MAX,
  LINES_MAX,
  PAPER_KINDS,
  REASON_MAX,
  SICK_NOTE_MAX_DAYS,
  TEXT_MAX,
  WRITTEN_KINDS,
} from './rules/paper-kinds.ts';

const line = (missing: string) => z.string().check(oneLine(), z.minLength(1, missing), atMost(LINE_MAX));
const optionalLine = z.string().check(oneLine(), atMost(LINE_MAX));
const writtenText = z.string().check(visible(), z.minLength(1, text('Write at least a sentence.')), atMost(TEXT_MAX));

/** One medicine of a prescription, in the words of who prescribes it. */
export const PrescriptionLine = z.strictObject({
  name: line(text('Write the name of the medicine.')),
  /** For example `500 mg`. */
  strength: optionalLine,
  /** How to take it. */
  how: line(text('Write how to take it.')),
  /** For how long. */
  duration: optionalLine,
  quantity: optionalLine,
});
export type PrescriptionLine = z.output<typeof PrescriptionLine>;

const summary = z.strictObject({ kind: z.literal('summary'), text: writtenText });
const referral = z.strictObject({
  kind: z.literal('referral'),
  to: line(text('Write whom the letter is to.')),
  text: writtenText,
});
const prescription = z.strictObject({
  kind: z.literal('prescription'),
  lines: z
    .array(PrescriptionLine)
    .check(
      z.minLength(1, text('Write at least one medicine.')),
      z.maxLength(LINES_MAX, text('Use a second prescription.')),
    ),
});
/** It names days only: why a person is ill is no one's business who reads it. */
const sickNote = z.strictObject({ kind: z.literal('sick_note'), from: CalendarDay, until: CalendarDay });

/** What a member writes on a paper. */
export const PaperContent = z.discriminatedUnion('kind', [
  summary,
  referral,
  prescription,
  sickNote.check(
    z.refine(({ from, until }) => isShortEnough(from, until), {
      error: text('The last day must be the first day or one of the 13 days after it.'),
      path: ['until'],
    }),
  ),
]);
export type PaperContent = z.output<typeof PaperContent>;

function isShortEnough(from: string, until: string): boolean {
  const days = daysBetween(from, until) + 1;
  return days >= 1 && days <= SICK_NOTE_MAX_DAYS;
}

/** How a practice was paid. */
export const PAYMENT_METHODS = ['cash', 'transfer', 'pos', 'hmo'] as const;

/** What a receipt says. */
export const ReceiptContent = z.object({
  kind: z.literal('receipt'),
  amountKobo: z.int(),
  method: z.enum(PAYMENT_METHODS),
  purpose: z.string(),
  /** ISO instant. */
  receivedAt: z.string(),
});
export type ReceiptContent = z.output<typeof ReceiptContent>;

/** What stands on a paper besides its content; of a signed paper as it was when it was signed. */
export const Letterhead = z.object({
  practice: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.nullable(z.string()),
    isDemo: z.boolean(),
  }),
  /** Whom it is for; the age in years, if known. */
  patient: z.object({ name: z.string(), age: z.nullable(z.int()) }),
  /** The day of the visit in Lagos; null if it is about none. */
  seenOn: z.nullable(z.string()),
});
export type Letterhead = z.output<typeof Letterhead>;

export const Paper = z.object({
  id: z.int(),
  appointmentId: z.nullable(z.int()),
  kind: z.enum(PAPER_KINDS),
  /** Of its kind in the practice; null for a draft. */
  number: z.nullable(z.int()),
  state: z.enum(['draft', 'signed', 'void']),
  content: z.discriminatedUnion('kind', [summary, referral, prescription, sickNote, ReceiptContent]),
  letterhead: Letterhead,
  /** Stands for the letterhead of a draft: signing sends it back. Null once it is signed. */
  seen: z.nullable(z.string()),
  /** When its content was last written, ISO instant. */
  updatedAt: z.string(),
  signedAt: z.nullable(z.string()),
  /** Name, title and licence number of who signed it. */
  authorLine: z.nullable(z.string()),
  verifyCode: z.nullable(z.string()),
  /** `by` is the member who voided it; null if the account was deleted. */
  voided: z.nullable(z.object({ at: z.string(), reason: z.string(), by: z.nullable(z.string()) })),
  /** The voided paper that it stands for, and the signed paper that stands for it. */
  replaces: z.nullable(z.int()),
  replacedBy: z.nullable(z.int()),
});
export type Paper = z.output<typeof Paper>;

/** A paper as it is printed. */
export const PrintedPaper = z.extend(Paper, {
  /** The address at which anyone checks it, and that address as a QR code: an SVG path over `size` modules; null for a draft. */
  verify: z.nullable(z.object({ url: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })),
});
export type PrintedPaper = z.output<typeof PrintedPaper>;

/** The papers of a visit, with what the caller may do. */
export const AppointmentPapers = z.object({
  papers: z.array(Paper),
  /** The kinds that the caller can write now; none for the front desk, and before the visit begins. */
  writable: z.array(z.enum(WRITTEN_KINDS)),
  /** The kinds for which the caller lacks a licence that was checked and holds today. */
  lacksLicence: z.array(z.enum(WRITTEN_KINDS)),
});
export type AppointmentPapers = z.output<typeof AppointmentPapers>;

/** What anyone who has the code of a paper learns. */
export const VerifiedPaper = z.object({
  kind: z.enum(PAPER_KINDS),
  practice: z.string(),
  isDemo: z.boolean(),
  number: z.int(),
  /** The day on which it was signed, in Lagos. */
  date: z.string(),
  /** Of the person it is for, for example `A. O.` */
  initials: z.string(),
  state: z.enum(['valid', 'void', 'replaced']),
  /** The number and the day of the paper that stands for it. */
  replacedBy: z.nullable(z.object({ number: z.int(), date: z.string() })),
});
export type VerifiedPaper = z.output<typeof VerifiedPaper>;

const params = z.object({ id: IdParam });
/** `updatedAt` of the paper on the screen, to detect a change by another member. */
const was = Instant;
const SEEN_MAX = 64;
/** Why a paper, or a payment, no longer holds. */
export const VoidReason = z.string().check(visible(), z.minLength(1, text('Please say why.')), atMost(REASON_MAX));

export const listAppointmentPapers = endpoint({
  method: 'GET',
  path: '/api/portal/visits/:id/papers',
  summary: "The papers of a visit that the caller may read; noted in the patient's access log",
  access: 'provider',
  byPin: true,
  params,
  reply: AppointmentPapers,
});
export const draftPaper = endpoint({
  method: 'POST',
  path: '/api/portal/visits/:id/papers',
  summary: 'Write a paper for a visit that has begun, as a draft; `replaces` names the voided paper before it',
  access: 'provider',
  byPin: true,
  idempotent: true,
  status: 201,
  params,
  body: z.strictObject({ content: PaperContent, replaces: z.optional(Id) }),
  reply: Paper,
});
export const readPaper = endpoint({
  method: 'GET',
  path: '/api/portal/papers/:id',
  summary: "A paper to print; noted in the patient's access log",
  access: 'provider',
  byPin: true,
  params,
  reply: PrintedPaper,
});
export const changePaper = endpoint({
  method: 'PUT',
  path: '/api/portal/papers/:id',
  summary: 'Change a draft; a signed paper never changes',
  access: 'provider',
  byPin: true,
  params,
  body: z.strictObject({ content: PaperContent, was }),
  reply: Paper,
});
export const removeDraft = endpoint({
  method: 'DELETE',
  path: '/api/portal/papers/:id',
  summary: 'Throw a draft away',
  access: 'provider',
  byPin: true,
  params,
  reply: z.object({ removed: z.literal(true) }),
});
export const signPaper = endpoint({
  method: 'POST',
  path: '/api/portal/papers/:id/sign',
  summary:
    'Sign a draft as it was seen: it gets its number, and the patient can read it. Prescriptions and sick notes need a licence',
  access: 'provider',
  params,
  body: z.strictObject({ was, seen: z.string().check(z.maxLength(SEEN_MAX)) }),
  reply: Paper,
});
export const voidPaper = endpoint({
  method: 'POST',
  path: '/api/portal/papers/:id/void',
  summary: 'Say that a signed paper no longer holds, and why',
  access: 'provider',
  params,
  body: z.strictObject({ reason: VoidReason }),
  reply: Paper,
});
export const listPapers = endpoint({
  method: 'GET',
  path: '/api/users/:id/papers',
  summary: 'The signed papers that practices wrote for oneself, latest first',
  access: 'signed-in',
  own: true,
  params,
  reply: z.array(Paper),
});
export const readOwnPaper = endpoint({
  method: 'GET',
  path: '/api/papers/:id',
  summary: 'A signed paper that a practice wrote for oneself, to print',
  access: 'signed-in',
  params,
  reply: PrintedPaper,
});
export const readLinkedPapers = endpoint({
  method: 'POST',
  path: '/api/manage-visit/papers',
  summary:
    'The signed papers of the visit that a link in a message is about, to print, until 30 days after it; none for a patient with an account, who signs in to read them',
  access: 'public',
  // It stands in no address that a server sees, so it comes in a body.
  body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  reply: z.array(PrintedPaper),
});
export const verifyPaper = endpoint({
  method: 'GET',
  path: '/api/verify/:code',
  summary: 'Whether a paper is genuine and still holds, by the code printed on it; nothing about health',
  access: 'public',
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
  reply: VerifiedPaper,
});
