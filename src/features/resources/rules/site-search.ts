import { foldText } from '#features/providers/rules/search-text.ts';
import { EMERGENCY_CONTACTS } from '#platform/common/emergency-contacts.ts';
import { FAQ } from './faq/find-faq.ts';
import { findResources } from './health/find-resources.ts';

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

const SMALL_WORDS = new Set(
  foldText('a an and are can do for how i in is it me my near of on or the to what with').split(' '),
);

/**
 * Questions and health resources that hold every word of a text, as `read` shows them, whatever case, accents and
 * order; small words don't count. Those that name all of it in their title come first; at most `FOUND_MOST` of each.
 */
export function searchSite(
  q: string,
  read: (english: string) => string = (english) => english,
): { readonly questions: readonly FoundPage[]; readonly resources: readonly FoundPage[] } {
  const typed = foldText(q).split(' ').filter(Boolean);
  const telling = typed.filter((word) => !SMALL_WORDS.has(word));
  const words = telling.length > 0 ? telling : typed;
  const best = (pages: readonly Searchable[]) => bestOf(pages, words);
  const { tips, educational, facilities } = findResources('');
  const inTab = (tab: string, title: string) => `/health-resources?tab=${tab}&q=${encodeURIComponent(read(title))}`;
  return {
    questions: best(
      FAQ.flatMap(({ entries }) => entries).map(({ id, question, answer }) => ({
        href: `/faq#${id}`,
        title: read(question),
        beginning: answer.map(read).join(' '),
        more: '',
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
        more: category,
      })),
      ...facilities.map(({ title, description }) => ({
        href: inTab('facilities', title),
        title: read(title),
        beginning: read(description),
        more: '',
      })),
      ...educational.map(({ title, description, source, tags }) => ({
        href: inTab('educational', title),
        title: read(title),
        beginning: read(description),
        more: [source, ...tags.map(read)].join(' '),
      })),
    ]),
  };
}

interface Searchable extends FoundPage {
  /** What else it is found by. */
  readonly more: string;
}

function bestOf(pages: readonly Searchable[], words: readonly string[]): readonly FoundPage[] {
  if (words.length === 0) return [];
  const has = (text: string) => {
    const folded = ` ${foldText(text)}`;
    // From a word's beginning on: "cancel" finds "cancelling", "art" doesn't find "heart".
    return words.every((word) => folded.includes(` ${word}`));
  };
  const found = pages.filter(({ title, beginning, more }) => has(`${title} ${beginning} ${more}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))]
    .slice(0, FOUND_MOST)
    .map(({ href, title, beginning }) => ({ href, title, beginning }));
}
