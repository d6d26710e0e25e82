import {
  clientChoiceOf,
  NO_CLIENT,
  type TypedClientChoice,
  type WrongClient,
  wrongClientIn,
} from '#features/clients/rules/typed-client.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { text } from '#platform/common/text.ts';
import type { DeskBooking } from './desk-booking-contract.ts';

/** A visit as the desk fills it in. */
export interface TypedBooking extends TypedClientChoice {
  readonly serviceId: number | null;
  readonly personId: number | null;
  readonly day: string;
  /** ISO; the first time that is proposed. Null for the first of the day. */
  readonly fromAt: string | null;
  /** Null for the first free time. */
  readonly slot: Slot | null;
  readonly withTaken: boolean;
  readonly squeezeReason: string;
  readonly reason: string;
  readonly channel: DeskBooking['channel'];
  readonly bySms: boolean;
  /** After how many weeks it is repeated; 0 for a single one. */
  readonly repeatWeeks: number;
  /** How many there are then, with the first one. */
  readonly repeats: number;
  /** By date that is taken, the start that is booked instead, or `LEFT_OUT`. */
  readonly instead: Readonly<Record<string, string>>;
}

/** Fields of `TypedBooking` with what is wrong with them, as texts to translate. */
export type WrongBooking = WrongClient & Partial<Record<'squeezeReason' | 'tell', string>>;

/** What a visit to fill in begins with: a day, and from a gap of the day its start and its person. */
export type BookingStart = Pick<TypedBooking, 'day' | 'fromAt' | 'personId'>;

/** Returns a visit to fill in. */
export function emptyBooking({ day, fromAt, personId }: BookingStart): TypedBooking {
  return {
    ...NO_CLIENT,
    serviceId: null,
    personId,
    day,
    fromAt,
    slot: null,
    withTaken: false,
    squeezeReason: '',
    reason: '',
    channel: 'phone',
    bySms: false,
    repeatWeeks: 0,
    repeats: 4,
    instead: {},
  };
}

/** Returns the time that is proposed: the first free one from `fromAt` on, otherwise the first of the day. */
export function proposedTime<Time extends { readonly dateTime: string; readonly isTaken?: true | undefined }>(
  { fromAt }: Pick<TypedBooking, 'fromAt'>,
  times: readonly Time[],
): Time | null {
  const free = times.filter(({ isTaken }) => isTaken !== true);
  const from = fromAt === null ? 0 : Date.parse(fromAt);
  return free.find(({ dateTime }) => Date.parse(dateTime) >= from) ?? free[0] ?? null;
}

/** Returns the telephone number of whom the visit is for; empty if none is known. */
export function phoneOf({ client, newClient }: Pick<TypedBooking, 'client' | 'newClient'>): string {
  return client?.phone ?? newClient?.phone.trim() ?? '';
}

/**
 * Returns the request to book at a time, or what is wrong.
 * @param further the starts of the other visits of a repeated one
 * @param isOther the desk has said that the new client is none of those who may be the same person
 */
export function bookingOf(
  typed: TypedBooking,
  slot: { readonly dateTime: string; readonly isTaken?: true | undefined },
  isOther: boolean,
  further: readonly string[] = [],
): { readonly body?: DeskBooking; readonly wrong: WrongBooking } {
  const wrong = wrongIn(typed, slot.isTaken === true);
  const client = clientChoiceOf(typed, isOther);
  if (Object.keys(wrong).length > 0 || client === undefined) return { wrong };
  const { serviceId, personId, channel, bySms, reason, squeezeReason } = typed;
  const hasAccount = typed.client?.hasAccount === true;
  return {
    wrong,
    body: {
      client,
      date: slot.dateTime,
      visitType: 'in-person',
      channel,
      tell: bySms && !hasAccount && phoneOf(typed) !== '' ? 'sms' : 'none',
      ...(serviceId !== null && { serviceId }),
      ...(personId !== null && { personId }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      ...(further.length > 0 && { further: [...further] }),
      ...(slot.isTaken === true && { squeezeReason: squeezeReason.trim() }),
    },
  };
}

function wrongIn(typed: TypedBooking, isTaken: boolean): WrongBooking {
  const isUnexplained = isTaken && typed.squeezeReason.trim() === '';
  return {
    ...wrongClientIn(typed),
    ...(isUnexplained && { squeezeReason: text('Say why this visit is squeezed in.') }),
  };
}
