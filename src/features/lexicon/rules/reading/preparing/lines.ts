/** From this length on a line was broken by a program rather than by the writer, in characters. */
const WRAPPED_FROM = 40;
const ENDS_SENTENCE = new Set(['.', '!', '?', '•']);
/** What begins an item of a list; nothing for an empty line. */
const BEGINS_ITEM = new Set(['-', '•', '*', '–', '—', '']);

/** A text whose line breaks inside sentences are spaces. */
export interface Joined {
  readonly text: string;
  /** True if a short line may also have been meant as a statement of its own. */
  readonly isDoubtful: boolean;
}

/** Returns the text with line breaks inside sentences as spaces: "my chest is⏎paining me". Time linear in its length. */
export function joinLines(text: string): Joined {
  if (!text.includes('\n')) return { text, isDoubtful: false };
  let joined = '';
  let isDoubtful = false;
  let before = '.';
  let length = 0;
  text.split('\n').forEach((line, k) => {
    const trimmed = line.trim();
    const isApart = ENDS_SENTENCE.has(before) || BEGINS_ITEM.has(trimmed.charAt(0));
    if (k > 0 && !isApart && length < WRAPPED_FROM) isDoubtful = true;
    joined += k === 0 ? line : `${isApart ? '\n' : ' '}${line}`;
    before = trimmed.at(-1) ?? '.';
    length = trimmed.length;
  });
  return { text: joined, isDoubtful };
}
