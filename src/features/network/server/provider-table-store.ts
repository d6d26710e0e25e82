import { and, asc, count, desc, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { knownAcceptance } from '#features/directory/rules/accepting-new-patients.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import { Page } from '#platform/server/http/page.ts';
import type { ProviderRow, ProviderTableSearch } from '../contract.ts';

/** As in the index `providers_by_name`. */
const IN_NETWORK = sql`${providers.bookingState} <> 'listed'`;

/** The columns of a row of the table. */
export const rowColumns = {
  id: providers.id,
  name: providers.name,
  specialty: providers.specialty,
  state: providers.state,
  lga: providers.lga,
  acceptingNewPatients: providers.acceptingNewPatients,
  telehealthAvailable: providers.telehealthAvailable,
  providesUrgentCare: providers.providesUrgentCare,
  lowCostOptions: providers.lowCostOptions,
  bookable: providers.bookable,
  bookingState: providers.bookingState,
  liveBy: providers.liveBy,
  isDemo: providers.isDemo,
  licensedUntil: providers.licensedUntil,
  removedAt: providers.removedAt,
};

/** Returns one page of the providers of a search, those of the network before listings. */
export async function findProviderRows(db: Database, search: ProviderTableSearch): Promise<Page<ProviderRow>> {
  const where = and(kindIs(search.kind), ...wordsOf(search.q));
  const [rows, [counted]] = await Promise.all([
    db
      .select(rowColumns)
      .from(providers)
      .where(where)
      .orderBy(...orderOf(search), asc(providers.id))
      .limit(search.limit)
      .offset(search.offset),
    db.select({ total: count() }).from(providers).where(where),
  ]);
  const items = rows.map((row) => ({
    ...row,
    acceptingNewPatients: knownAcceptance(row),
    removedAt: row.removedAt?.toISOString() ?? null,
  }));
  return new Page(items, counted?.total ?? 0, search);
}

function kindIs(kind: ProviderTableSearch['kind']): SQL | undefined {
  if (kind === 'removed') return isNotNull(providers.removedAt);
  const isThere = isNull(providers.removedAt);
  return kind === undefined ? isThere : and(isThere, kind === 'network' ? IN_NETWORK : not(IN_NETWORK));
}

/**
 * Every word must begin a word of the name, the specialty, the type or the place, regardless of case and accents. Words
 * of one or two letters, which begin a word of nearly every specialty, match names only. Punctuation alone finds nothing.
 */
function wordsOf(q = ''): SQL[] {
  const words = foldText(q).split(' ').filter(Boolean);
  if (words.length === 0 && q !== '') return [sql`false`];
  return words.map((word) => {
    const begins = sql`(${providers.searchText} like ${`${word}%`} or ${providers.searchText} like ${`% ${word}%`})`;
    // A folded word has only letters and digits, so nothing in it is special in a pattern.
    return word.length > 2 ? begins : sql`(${begins} and ${providers.name} ~* ${`\\m${word}`})`;
  });
}

/** The network before listings; in a search without a chosen order, exact names first, then names that begin like it. */
function orderOf({ q = '', sort }: ProviderTableSearch): SQL[] {
  const network = desc(IN_NETWORK);
  const name = foldText(q);
  if (sort !== undefined || name === '') return [network, ...chosen(sort)];
  const begins = sql`${providers.searchText} like ${`${name}%`}`;
  const folded = sql`trim(regexp_replace(lower(${providers.specialty}), '[^[:alnum:]]+', ' ', 'g'))`;
  // The searched text begins with the name, and the specialty follows.
  const isName = sql`starts_with(${providers.searchText}, ${`${name} `}::text || ${folded})`;
  return [desc(isName), desc(begins), network, asc(providers.name)];
}

function chosen(sort: ProviderTableSearch['sort']): SQL[] {
  if (sort === 'newest') return [desc(providers.id)];
  if (sort === '-name') return [desc(providers.name)];
  if (sort === 'specialty') return [asc(providers.specialty), asc(providers.name)];
  return sort === 'state' ? [asc(providers.state), asc(providers.lga), asc(providers.name)] : [asc(providers.name)];
}
