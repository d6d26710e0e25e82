import { readFileSync } from 'node:fs';
import type { ExtractorType } from '@lingui/conf';

/** Finds the sentences that pure code marks with `text('...')`; the English sentence itself is the key. */
export const pureTextExtractor: ExtractorType = {
  match: (file) => /\/(contract\.ts|rules\/[^.]+\.ts|platform\/common\/[^.]+\.ts)$/.test(file),
  extract: (file, code, onMessage) => {
    const source = code || readFileSync(file, 'utf8');
    for (const found of source.matchAll(/\btext\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)) {
      const id = (found[1] ?? found[2] ?? '').replaceAll(/\\(.)/g, '$1');
      const line = source.slice(0, found.index).split('\n').length;
      onMessage({ id, message: id, origin: [file, line] });
    }
  },
};
