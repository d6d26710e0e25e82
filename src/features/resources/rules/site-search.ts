import { EMERGENCY_CONTACTS } from '#platform/common/emergency-contacts.ts';
import { FAQ } from './faq/find-faq.ts';
import { findResources } from './health/find-resources.ts';
import { tipCategoryTitle } from './health/health-tip.ts';
import { countHeld, searchWords, type Wanted } from './search-words.ts';

/** Something to read that a search of the whole site found. */
export interface FoundPage {
  /** Where it is read, with what opens it. */
  readonly href: string;
  readonly title: string;
  /** Its first words. */
  readonly beginning: string;
}

/** How much of each kind a page of results shows. */
export const FOUND_MOST = 6;

/**
 * Questions and health resources that hold every word of a text, as `read` shows them, whatever case, accents,
 * endings and order; small words don't count. Those that name most of it in their title come first; at most `FOUND_MOST` of each.
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
  /** What else it is found by. */
  readonly more: string;
}

function bestOf(pages: readonly Searchable[], wanted: Wanted): readonly FoundPage[] {
  if (wanted.length === 0) return [];
  return pages
    .filter(({ title, beginning, more }) => countHeld(`${title} ${beginning} ${more}`, wanted) === wanted.length)
    .map((page) => ({ page, inTitle: countHeld(page.title, wanted) }))
    .toSorted((one, other) => other.inTitle - one.inTitle)
    .slice(0, FOUND_MOST)
    .map(({ page: { href, title, beginning } }) => ({ href, title, beginning }));
}
