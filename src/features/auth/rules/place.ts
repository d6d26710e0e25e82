import { findLga, lgasOf } from '#platform/common/nigerian-places.ts';
import { STATES, type State } from '#platform/common/nigerian-states.ts';
import { text } from '#platform/common/text.ts';

/** Where somebody lives; null where it isn't told. */
export interface Place {
  readonly state: string | null;
  readonly lga: string | null;
}

/**
 * Holds an LGA to its state, since five names occur in two states. Answers the place with the LGA as the list spells it,
 * or what is wrong with it.
 */
export function normalizedPlace({ state, lga }: Place): Place | { readonly problem: string } {
  if (lga === null) return { state, lga };
  if (!isState(state)) return { problem: text('Please choose a state before its LGA.') };
  const found = findLga(state, lga);
  return found === undefined
    ? { problem: text('Please choose a local government area of that state.') }
    : { state, lga: found.name };
}

function isState(state: string | null): state is State {
  return (STATES as readonly (string | null)[]).includes(state);
}

/** The LGAs to choose from in a state; with what is on record for that state, should the list spell it otherwise. */
export function lgaChoices(state: string, onRecord: Place): readonly string[] {
  const names = isState(state) ? lgasOf(state).map(({ name }) => name) : [];
  const { lga } = onRecord;
  const isOther = lga !== null && state === (onRecord.state ?? '') && !names.includes(lga);
  return isOther ? [lga, ...names] : names;
}
