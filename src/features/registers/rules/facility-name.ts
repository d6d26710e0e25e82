import type { State } from '#platform/common/places/nigerian-states.ts';
import { nameCase } from './name-case.ts';
import { plainText } from './plain-text.ts';
import { withoutStateCode } from './state-codes.ts';

const NO_NAME = /^(n\/?a|nil|none|null|unnamed|unknown|no name|name)$/i;

/** Returns a facility's name in readable form; undefined if the register has none, or one without letters. */
export function facilityName(raw: string, state: State | undefined): string | undefined {
  const text = withoutStrayMarks(withoutStateCode(withoutStrayMarks(plainText(raw)), state));
  if (!/\p{L}/u.test(text) || NO_NAME.test(text)) return undefined;
  return nameCase(text);
}

/** Removes punctuation at the ends, and unpaired quotes and brackets. */
function withoutStrayMarks(text: string): string {
  const quotes = text.split('"').length - 1;
  return (quotes % 2 === 1 ? text.replaceAll('"', '') : text)
    .replace(/[([](?=[^)\]]*$)/g, '')
    .replace(/^[^\p{L}\p{N}"'(]+|[\s,;:.\-/&+*#]+$/gu, '')
    .replace(/\s*,\s*/g, ', ')
    .replace(/ {2,}/g, ' ');
}
