import { findLga, lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES, type State } from '#platform/common/places/nigerian-states.ts';
import { text } from '#platform/common/text.ts';

/** Where a person lives; null if not given. */
export interface Place {
  readonly state: string | null;
  readonly lga: string | null;
}

/**
 * Returns the place with the LGA as the official list spells it, or the problem as text for the user. The LGA must be
 * one of the state's, because five LGA names occur in two states.
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

/** Returns the LGAs of a state, plus the one on record for that state if the list doesn't have it in that spelling. */
export function lgaChoices(state: string, onRecord: Place): readonly string[] {
  const names = isState(state) ? lgasOf(state).map(({ name }) => name) : [];
  const { lga } = onRecord;
  const isOther = lga !== null && state === (onRecord.state ?? '') && !names.includes(lga);
  return isOther ? [lga, ...names] : names;
}
