import type { Client, ClientChoice } from '#features/clients/contract.ts';
import { isTelephone } from '#platform/common/phone-number.ts';
import { text } from '#platform/common/text.ts';
import { isClientNumber, WRONG_NUMBER } from './client-number.ts';

/** A person whom the desk types in as a new client. */
export interface TypedClient {
  readonly name: string;
  readonly phone: string;
  readonly hospitalNumber: string;
  readonly birthYear: string;
}

/** How the desk says who comes. */
export interface TypedClientChoice {
  /** What is typed to find the client. */
  readonly query: string;
  /** The client who was found; null if none is chosen, or a new one is typed in. */
  readonly client: Client | null;
  readonly newClient: TypedClient | null;
}

/** Fields with what is wrong with them, as texts to translate. */
export type WrongClient = Partial<Record<keyof TypedClient | 'query', string>>;

/** A choice of which nothing is typed yet. */
export const NO_CLIENT: TypedClientChoice = { query: '', client: null, newClient: null };

/** Returns a new client from what was typed to find one: a number, or a name. */
export function typedClient(query: string): TypedClient {
  const typed = query.trim();
  const blank = { name: '', phone: '', hospitalNumber: '', birthYear: '' };
  if (isTelephone(typed)) return { ...blank, phone: typed };
  // A name has no digits: "PC-0017" is the number of a card.
  return /\d/.test(typed) && !/\s/.test(typed) ? { ...blank, hospitalNumber: typed } : { ...blank, name: typed };
}

/** Returns what is wrong with the choice; empty if nothing is. */
export function wrongClientIn({ client, newClient }: TypedClientChoice): WrongClient {
  if (client !== null) return {};
  if (newClient === null) return { query: text('Choose who comes, or enter a new client.') };
  const { name, phone, birthYear } = newClient;
  return {
    ...(name.trim().length < 2 && { name: text('Please enter the name of the person') }),
    ...(!isClientNumber(phone) && { phone: WRONG_NUMBER }),
    ...(birthYear.trim() !== '' &&
      !/^(19|20)\d\d$/.test(birthYear.trim()) && { birthYear: text('Use a year like 1984.') }),
  };
}

/**
 * Returns the client of a request; undefined if none is chosen or typed in.
 * @param isOther the desk has said that the new client is none of those who may be the same person
 */
export function clientChoiceOf({ client, newClient }: TypedClientChoice, isOther: boolean): ClientChoice | undefined {
  if (client !== null) return { id: client.id };
  if (newClient === null) return undefined;
  const { name, phone, hospitalNumber, birthYear } = newClient;
  return {
    name: name.trim(),
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    ...(hospitalNumber.trim() !== '' && { hospitalNumber: hospitalNumber.trim() }),
    ...(birthYear.trim() !== '' && { birthYear: Number(birthYear.trim()) }),
    ...(isOther && { isOther: true as const }),
  };
}
