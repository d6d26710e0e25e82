import { EMERGENCY_CONTACTS } from '#platform/common/emergency-contacts.ts';
import { FAQ } from './faq/find-faq.ts';
import { findResources } from './health/find-resources.ts';
import { tipCategoryTitle } from './health/health-tip.ts';
import { countMatches, type QueryWords, searchWords } from './search-words.ts';

/** A page found by the search of the whole site. */
export interface FoundPage {
  /** URL that opens the entry. */
  readonly href: string;
  readonly title: string;
  /** Start of its text. */
  readonly beginning: string;
}

/** Results per kind on a page. */
export const MAX_RESULTS = 6;

/**
 * Returns the questions and health resources that contain every word of a query, ignoring case, accents, inflection,
 * order and stop words. `read` translates a text into the reader's language. Those with most words in their title come
 * first; at most `MAX_RESULTS` of each kind.
 */
export function searchSite(
  q: string,
  read: (english: string) => string = (english) => english,
): { readonly questions: readonly FoundPage[]; readonly resources: readonly FoundPage[] } {
  const words = searchWords(q);
  const best = (pages: readonly Searchable[]) => bestOf(pages, words);
  const { tips, educational, facilities } = findResources('');
  const inTab = (tab: string, title: string) => `/health-resources?tab=${tab}&q=${encodeURIComponent(read(title))}`;
  return {
    questions: best(
      FAQ.flatMap(({ entries }) => entries).map(({ id, question, answer, link }) => ({
        href: `/faq#${id}`,
        title: read(question),
        beginning: answer.map(read).join(' '),
        more: link === undefined ? '' : read(link.label),
      })),
    ),
    resources: best([
      ...EMERGENCY_CONTACTS.map(({ name, description, contact }) => ({
        href: inTab('emergency', name),
        title: `${read(name)}: ${contact}`,
        beginning: read(description),
        more: 'emergency',
      })),
      ...tips.map(({ title, advice, category }) => ({
        href: inTab('tips', title),
        title: read(title),
        beginning: read(advice),
        more: `${category} ${read(tipCategoryTitle(category))}`,
      })),
      ...facilities.map(({ title, description }) => ({
        href: inTab('facilities', title),
        title: read(title),
        beginning: read(description),
        more: '',
      })),
      ...educational.map(({ title, description, site, tags }) => ({
        href: inTab('educational', title),
        title: read(title),
        beginning: read(description),
        more: [site.publisher, ...tags.map(read)].join(' '),
      })),
    ]),
  };
}

interface Searchable extends FoundPage {
  /** Further text that is searched but not shown. */
  readonly more: string;
}

function bestOf(pages: readonly Searchable[], words: QueryWords): readonly FoundPage[] {
  if (words.length === 0) return [];
  return pages
    .filter(({ title, beginning, more }) => countMatches(`${title} ${beginning} ${more}`, words) === words.length)
    .map((page) => ({ page, inTitle: countMatches(page.title, words) }))
    .toSorted((one, other) => other.inTitle - one.inTitle)
    .slice(0, MAX_RESULTS)
    .map(({ page: { href, title, beginning } }) => ({ href, title, beginning }));
}
