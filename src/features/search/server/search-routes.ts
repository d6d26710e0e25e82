import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { readShared } from '#platform/server/read-copy.ts';
import { route } from '#platform/server/route.ts';
import { countProviders, searchProviders } from '../contract.ts';
import { countFilters } from '../rules/index/count-filters.ts';
import {
  LEAST_TYPED,
  MOST_SUGGESTIONS,
  placesBeginningWith,
  placesBegunBehind,
  specialtiesBeginningWith,
  withoutBegunWord,
} from '../rules/rank/suggest.ts';
import { soonestProviders } from '../rules/soonest-contract.ts';
import { type Suggestion, suggestProviders } from '../rules/suggestion-contract.ts';
import { findNamed, findSoonest, searchIndexed } from './index/indexed-search.ts';
import { installSearchIndex, readIndex } from './index/install-search-index.ts';
import { installNearby } from './nearby-routes.ts';
import { findProviders } from './provider-search-store.ts';

/** How many are told who can see somebody first, unless asked for more. */
const SOONEST = 5;

type SuggestionsAsked = Parameters<typeof findNamed>[1];

interface Named {
  readonly id: number;
  readonly name: string;
  readonly lga: string | null;
  readonly state: string;
}

/** Search, counts for its filters, and suggestions while somebody types: from the index, where there is one. */
export function installSearch(context: Context): void {
  const { app, db, now } = context;
  const index = installSearchIndex(context);
  installNearby(context, index);

  route(app, searchProviders, async ({ query, request }) => {
    expectPoint(query);
    return index === undefined
      ? await readShared(context, request, (from) => findProviders(from, query, now()))
      : searchIndexed(index, query, now());
  });

  route(app, countProviders, async ({ query }) => {
    expectPoint(query);
    const read = index ?? (await readIndex(db, now));
    return countFilters(read.segments, query, { nowMs: now(), visits: read.visits });
  });

  route(app, soonestProviders, async ({ query }) => {
    expectPoint(query);
    return findSoonest(index ?? (await readIndex(db, now)), { ...query, limit: query.limit ?? SOONEST }, now());
  });

  const suggestionsFor = async ({ q, ...place }: SuggestionsAsked): Promise<Suggestion[]> => {
    const named: readonly Named[] =
      index === undefined
        ? (await findProviders(db, { q, limit: MOST_SUGGESTIONS, offset: 0 }, now())).items
        : findNamed(index, { q, ...place }, MOST_SUGGESTIONS, now());
    const providers = named.map(
      ({ id, name, lga, state }): Suggestion => ({
        kind: 'provider',
        id,
        text: name,
        detail: [lga, state].filter(Boolean).join(', '),
      }),
    );
    return [...suggestedWords(q), ...providers].slice(0, MOST_SUGGESTIONS);
  };

  route(app, suggestProviders, async ({ query }) => {
    if (query.q.trim().length < LEAST_TYPED) return [];
    const found = await suggestionsFor(query);
    const before = withoutBegunWord(query.q);
    // What a word of a letter or two will be isn't known yet.
    return found.length > 0 || before === undefined ? found : suggestionsFor({ ...query, q: before });
  });
}

/** Kinds of care and places; a place behind words for care is added to these. */
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

function expectPoint({ lat, lng }: { readonly lat?: number | undefined; readonly lng?: number | undefined }): void {
  if ((lat === undefined) !== (lng === undefined)) throw new AppError('invalid', 'Send lat and lng together.');
}
