import { CITIES } from '#features/directory/rules/provider-cities.ts';
import { FILTER_SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';

type Params = Readonly<Record<string, string>>;

/**
 * What an address of the home page asks for with a city, state or specialty that is no choice, or with an LGA, of which
 * there are too many to choose from, said with one that is or in the text: "city=Kano" is a state, "specialty=Herbs" words.
 * Undefined where all are choices.
 */
export function knownAddress(params: Params): Params | undefined {
  const known: Record<string, string> = { ...params };
  let isChanged = false;
  const all: readonly (readonly [string, readonly string[]])[] = [
    ['state', STATES],
    ['city', [...CITIES, 'all']],
    ['specialty', FILTER_SPECIALTIES],
    ['lga', []],
  ];
  for (const [name, choices] of all) {
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

function called<T extends string>(choices: readonly T[], value: string): T | undefined {
  return choices.find((choice) => foldText(choice) === foldText(value));
}
