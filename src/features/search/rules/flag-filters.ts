import { text } from '#platform/common/text.ts';

/**
 * The yes/no filters of the search, in the order of the screen. Parameters, counts, toggles, chips and index keys follow
 * from this table; the words that ask for a filter in a text are in `query/offers.ts`.
 *
 * The name of a row is its query parameter. `label` is shown on screens. `column` is the column of `providers` that holds
 * it; the filter without one, `openNow`, is decided by the opening hours and the current time.
 */
export const FLAG_FILTERS = {
  urgentCare: { label: text('Urgent care'), column: 'providesUrgentCare' },
  telehealth: { label: text('Telehealth'), column: 'telehealthAvailable' },
  acceptingNewPatients: { label: text('Accepting new patients'), column: 'acceptingNewPatients' },
  lowCost: { label: text('Low cost'), column: 'lowCostOptions' },
  openNow: { label: text('Open now') },
} as const;

/** The name of a yes/no filter. */
export type FlagName = keyof typeof FLAG_FILTERS;

export const FLAG_NAMES = Object.keys(FLAG_FILTERS) as readonly FlagName[];

/** Returns a value for each yes/no filter, by its name. */
export function eachFlag<T>(valueOf: (name: FlagName) => T): Record<FlagName, T> {
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, valueOf(name)])) as Record<FlagName, T>;
}
