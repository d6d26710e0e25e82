import { text } from '#platform/common/text.ts';
import type { Appointment } from '../contract.ts';
import type { EndedBy } from './appointment-mails.ts';
import { isInsideNotice } from './late-cancellation.ts';

/** How an appointment is to end. */
export interface WantedEnd {
  readonly status: 'cancelled' | 'rescheduled';
  /** Staff aren't bound by the patient's notice. */
  readonly by: EndedBy;
}

type EndedAppointment = Pick<Appointment, 'status' | 'date' | 'endsAt'>;

interface Row {
  readonly id: string;
  /** The condition in words. */
  readonly when: string;
  readonly code: 'not_cancellable';
  readonly message: (appointment: EndedAppointment) => string;
  readonly applies: (appointment: EndedAppointment, wanted: WantedEnd, nowMs: number) => boolean;
}

const ALREADY = {
  scheduled: text('This appointment is already scheduled.'),
  completed: text('This appointment is already completed.'),
  cancelled: text('This appointment is already cancelled.'),
  rescheduled: text('This appointment is already rescheduled.'),
} as const satisfies Record<EndedAppointment['status'], string>;

/** Every reason why an appointment can't be cancelled or rescheduled, in the order in which they are checked. */
export const END_REFUSALS = [
  {
    id: 'ended-already',
    when: 'the visit was cancelled, rescheduled or completed before',
    code: 'not_cancellable',
    message: ({ status }) => ALREADY[status],
    applies: ({ status }) => status !== 'scheduled',
  },
  {
    id: 'started',
    when: 'the patient ends it and it has started',
    code: 'not_cancellable',
    message: () => text('This appointment has already started.'),
    applies: ({ date }, { by }, nowMs) => by === 'patient' && Date.parse(date) <= nowMs,
  },
  {
    id: 'over',
    when: 'its end has passed',
    code: 'not_cancellable',
    message: () => text('This appointment is over.'),
    applies: ({ endsAt }, _, nowMs) => Date.parse(endsAt) <= nowMs,
  },
  {
    id: 'too-late-to-reschedule',
    when: 'the patient reschedules it less than 24 hours before its start',
    code: 'not_cancellable',
    message: () => text('Appointments can be rescheduled online up to 24 hours before.'),
    applies: (appointment, wanted, nowMs) => wanted.status === 'rescheduled' && isLateEnd(appointment, wanted, nowMs),
  },
] as const satisfies readonly Row[];

/** True if a patient ends an appointment less than 24 hours before its start; for staff no end is late. */
export function isLateEnd(
  { date }: Pick<EndedAppointment, 'date'>,
  { by }: Pick<WantedEnd, 'by'>,
  nowMs: number,
): boolean {
  return by === 'patient' && isInsideNotice(Date.parse(date), nowMs);
}

/** Decides whether an appointment may end so at `nowMs`; returns the first refusal that applies, undefined for none. */
export function whyNotEnd(
  appointment: EndedAppointment,
  wanted: WantedEnd,
  nowMs: number,
): { readonly code: 'not_cancellable'; readonly message: string } | undefined {
  const row = END_REFUSALS.find(({ applies }) => applies(appointment, wanted, nowMs));
  return row && { code: row.code, message: row.message(appointment) };
}
