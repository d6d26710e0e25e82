import { CITIES } from '#features/directory/rules/provider-cities.ts';
import { FILTER_SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import { lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';

type Params = Readonly<Record<string, string>>;

/**
 * Returns the parameters of an address of the home page with every city, state, specialty and LGA that the filters don't
 * offer put into one that they do, or into the text: "city=Kano" is a state, "specialty=Herbs" is text. An LGA that was
 * chosen for another state (`lgaOf`) is left out. Undefined if the filters offer all of them.
 */
export function knownAddress({ lgaOf, ...params }: Params): Params | undefined {
  const known: Record<string, string> = { ...params };
  let isChanged = lgaOf !== undefined;
  const all: readonly (readonly [string, () => readonly string[]])[] = [
    ['state', () => STATES],
    ['city', () => [...CITIES, 'all']],
    ['specialty', () => FILTER_SPECIALTIES],
    ['lga', () => lgasIn(known['state'])],
  ];
  for (const [name, offered] of all) {
    if (name === 'lga' && lgaOf !== undefined && lgaOf !== known['state']) {
      delete known['lga'];
      continue;
    }
    const choices = offered();
    const value = (params[name] ?? '').trim();
    // A state overrides the city.
    const isMeant = value !== '' && !(name === 'city' && known['state']);
    if (!isMeant || choices.some((choice) => choice === params[name])) continue;
    isChanged = true;
    delete known[name];
    const choice = called(choices, value);
    const state = name === 'city' ? called(STATES, value) : undefined;
    if (choice !== undefined) known[name] = choice;
    else if (state !== undefined) known['state'] = state;
    else known['q'] = [known['q'], value].filter(Boolean).join(' ');
  }
  return isChanged ? known : undefined;
}

function lgasIn(stateName = ''): readonly string[] {
  const state = called(STATES, stateName);
  return state === undefined ? [] : lgasOf(state).map(({ name }) => name);
}

function called<T extends string>(choices: readonly T[], value: string): T | undefined {
  return choices.find((choice) => foldText(choice) === foldText(value));
}
