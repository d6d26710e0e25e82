import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { countProviders, searchProviders } from '../contract.ts';
import { countFilters } from '../rules/rank/count-filters.ts';
import {
  MAX_SUGGESTIONS,
  MIN_TYPED,
  placesBeginningWith,
  placesBegunBehind,
  specialtiesBeginningWith,
  withoutBegunWord,
} from '../rules/rank/suggest.ts';
import { soonestProviders } from '../rules/soonest-contract.ts';
import { type Suggestion, suggestProviders } from '../rules/suggestion-contract.ts';
import { nearestWords } from '../rules/unread/nearest-words.ts';
import { findNearestWords } from '../rules/unread/not-understood-contract.ts';
import { installEmergency } from './emergency-routes.ts';
import { expectPoint } from './expect-point.ts';
import { findNamed, findSoonest, searchIndexed } from './index/indexed-search.ts';
import { installSearchIndex } from './index/install-search-index.ts';
import { installNearby } from './nearby-routes.ts';

/** The number of providers in an answer of `soonest` without a limit. */
const SOONEST = 5;

type NameSearch = Parameters<typeof findNamed>[1];

/** Installs the search, the counts beside its filters, and the suggestions. All are answered from the index. */
export function installSearch(context: Context): void {
  const { app, now } = context;
  const currentIndex = installSearchIndex(context);
  installEmergency(context, currentIndex);
  installNearby(context, currentIndex);

  route(app, searchProviders, async ({ query }) => {
    expectPoint(query);
    return searchIndexed(await currentIndex(), query, now());
  });

  route(app, countProviders, async ({ query }) => {
    expectPoint(query);
    const { segments, appointments } = await currentIndex();
    return countFilters(segments, query, { nowMs: now(), appointments });
  });

  route(app, soonestProviders, async ({ query }) => {
    expectPoint(query);
    return findSoonest(await currentIndex(), { ...query, limit: query.limit ?? SOONEST }, now());
  });

  const suggestionsFor = async (search: NameSearch): Promise<Suggestion[]> => {
    const named = findNamed(await currentIndex(), search, MAX_SUGGESTIONS, now());
    const providers = named.map(
      ({ id, name, lga, state }): Suggestion => ({
        kind: 'provider',
        id,
        text: name,
        detail: [lga, state].filter(Boolean).join(', '),
      }),
    );
    return [...suggestedWords(search.q), ...providers].slice(0, MAX_SUGGESTIONS);
  };

  route(app, findNearestWords, async ({ query }) => nearestWords(query.q));

  route(app, suggestProviders, async ({ query }) => {
    if (query.q.trim().length < MIN_TYPED) return [];
    const found = await suggestionsFor(query);
    const before = withoutBegunWord(query.q);
    // A last word of one or two letters may become anything: suggest what matches without it.
    return found.length > 0 || before === undefined ? found : suggestionsFor({ ...query, q: before });
  });
}

/** Suggests specialties and places; after words for care, places: "dentist in lekk". */
function suggestedWords(q: string): Suggestion[] {
  const specialties = specialtiesBeginningWith(q).map((text): Suggestion => ({ kind: 'specialty', text }));
  const alone = { before: '', places: placesBeginningWith(q) };
  const { before, places } = specialties.length > 0 || alone.places.length > 0 ? alone : placesBegunBehind(q);
  return [
    ...specialties,
    ...places.map(
      ({ name, state }): Suggestion => ({
        ...{ kind: 'place', text: `${before} ${name}`.trim() },
        ...(state !== name && { detail: state }),
      }),
    ),
  ];
}
