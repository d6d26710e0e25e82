import type { Client, NewClient } from '#features/clients/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { isTelephone } from '#platform/common/phone-number.ts';
import { text } from '#platform/common/text.ts';
import type { DeskBooking } from './desk-booking-contract.ts';

/** A person whom the desk types in as a new client. */
export interface TypedClient {
  readonly name: string;
  readonly phone: string;
  readonly hospitalNumber: string;
  readonly birthYear: string;
}

/** A visit as the desk fills it in. */
export interface TypedBooking {
  /** What is typed to find the client. */
  readonly query: string;
  /** The client who was found; null if none is chosen, or a new one is typed in. */
  readonly client: Client | null;
  readonly newClient: TypedClient | null;
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
}

/** Fields of `TypedBooking` with what is wrong with them, as texts to translate. */
export type WrongBooking = Partial<Record<keyof TypedClient | 'query' | 'squeezeReason' | 'tell', string>>;

/** What a visit to fill in begins with: a day, and from a gap of the day its start and its person. */
export type BookingStart = Pick<TypedBooking, 'day' | 'fromAt' | 'personId'>;

/** Returns a visit to fill in. */
export function emptyBooking({ day, fromAt, personId }: BookingStart): TypedBooking {
  return {
    query: '',
    client: null,
    newClient: null,
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

/** Returns a new client from what was typed to find one: a number, or a name. */
export function typedClient(query: string): TypedClient {
  const isNumber = isTelephone(query.trim());
  const [name, phone] = isNumber ? ['', query.trim()] : [query.trim(), ''];
  return { name, phone, hospitalNumber: '', birthYear: '' };
}

/** Returns the telephone number of whom the visit is for; empty if none is known. */
export function phoneOf({ client, newClient }: Pick<TypedBooking, 'client' | 'newClient'>): string {
  return client?.phone ?? newClient?.phone.trim() ?? '';
}

/**
 * Returns the request to book at a time, or what is wrong.
 * @param isOther the desk has said that the new client is none of those who may be the same person
 */
export function bookingOf(
  typed: TypedBooking,
  slot: { readonly dateTime: string; readonly isTaken?: true | undefined },
  isOther: boolean,
): { readonly body?: DeskBooking; readonly wrong: WrongBooking } {
  const wrong = wrongIn(typed, slot.isTaken === true);
  const client = clientOf(typed, isOther);
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
      ...(slot.isTaken === true && { squeezeReason: squeezeReason.trim() }),
    },
  };
}

function wrongIn({ client, newClient, squeezeReason }: TypedBooking, isTaken: boolean): WrongBooking {
  const why =
    isTaken && squeezeReason.trim() === '' ? { squeezeReason: text('Say why this visit is squeezed in.') } : {};
  if (client !== null) return why;
  if (newClient === null) return { ...why, query: text('Choose who comes, or enter a new client.') };
  const { name, phone, birthYear } = newClient;
  return {
    ...why,
    ...(name.trim().length < 2 && { name: text('Please enter the name of the person') }),
    ...(phone.trim() !== '' && !isTelephone(phone.trim()) && { phone: text('Please enter a valid phone number') }),
    ...(birthYear.trim() !== '' &&
      !/^(19|20)\d\d$/.test(birthYear.trim()) && { birthYear: text('Use a year like 1984.') }),
  };
}

function clientOf({ client, newClient }: TypedBooking, isOther: boolean): DeskBooking['client'] | undefined {
  if (client !== null) return { id: client.id };
  if (newClient === null) return undefined;
  const { name, phone, hospitalNumber, birthYear } = newClient;
  const entered: NewClient = { name: name.trim() };
  return {
    ...entered,
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    ...(hospitalNumber.trim() !== '' && { hospitalNumber: hospitalNumber.trim() }),
    ...(birthYear.trim() !== '' && { birthYear: Number(birthYear.trim()) }),
    ...(isOther && { isOther: true as const }),
  };
}
