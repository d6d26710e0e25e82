import { readFileSync } from 'node:fs';
import type { ExtractorType } from '@lingui/conf';

const LITERAL = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
/** `text(` and one literal, or several joined by `+` where a sentence is too long for a line. */
const MARKED = new RegExp(String.raw`\btext\(\s*(${LITERAL}(?:\s*\+\s*${LITERAL})*)`, 'g');

/** Finds the sentences that pure code marks with `text('...')`; the English sentence itself is the key. */
export const pureTextExtractor: ExtractorType = {
  match: (file) => /\/(contract\.ts|rules\/[^.]+\.ts|platform\/common\/[^.]+\.ts)$/.test(file),
  extract: (file, code, onMessage) => {
    const source = code || readFileSync(file, 'utf8');
    for (const found of source.matchAll(MARKED)) {
      const literals = (found[1] ?? '').match(new RegExp(LITERAL, 'g')) ?? [];
      const id = literals.map((literal) => literal.slice(1, -1).replaceAll(/\\(.)/g, '$1')).join('');
      const line = source.slice(0, found.index).split('\n').length;
      onMessage({ id, message: id, origin: [file, line] });
    }
  },
};
