import type { ProviderSearch } from '#features/providers/contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { foldText } from '../search-text.ts';

/** Doors that are open at the moment. */
const OPEN_NOW = /(?<!\S)((currently |still |dey )?open (right )?now|currently open)(?!\S)/gu;

/** A free time on a day; tomorrow alone only where a text ends with it: "Greater Tomorrow Hospital" is a name. */
const FREE_ON = /(?<!\S)((available|free|appointments?) (now|today|tomorrow)(?!\S)|(?<!^)(today(?!\S)|tomorrow$))/gu;

/** Hours that no filter knows: whoever is else what is asked for is found. */
const OTHER = /(?<!\S)(open (today|late|on \p{L}+days?)|(open )?24 ?(hours?|hrs?|7))(?!\S)/gu;

/** A folded text asks for nothing but a time that is a filter. */
export function isOnlyWishes(folded: string): boolean {
  return folded !== '' && without(folded, OPEN_NOW, FREE_ON) === '';
}

/** A folded text without what it says of time; empty where it says nothing else. */
export function withoutWishes(folded: string): string {
  return without(folded, OPEN_NOW, OTHER, FREE_ON);
}

/** The filters that a text asks for by what it says of time. */
export function wishesIn(q: string | undefined, nowMs: number): Pick<ProviderSearch, 'openNow' | 'availableOn'> {
  const folded = foldText(q ?? '');
  const [free] = without(folded, OPEN_NOW, OTHER).match(FREE_ON) ?? [];
  return {
    ...(folded.search(OPEN_NOW) >= 0 && { openNow: true }),
    ...(free !== undefined && { availableOn: addDays(lagosDate(nowMs), free.endsWith('tomorrow') ? 1 : 0) }),
  };
}

function without(folded: string, ...said: readonly RegExp[]): string {
  return said.reduce((rest, one) => rest.replace(one, ' ').replace(/ {2,}/g, ' ').trim(), folded);
}
