import { DANGER_WORDINGS } from './danger-wordings.ts';
import { rowsOf } from './table.ts';

/** What somebody types into a search who needs an emergency place. */
export interface DangerName {
  readonly concept: string;
  /** `danger` if triage calls it high too. */
  readonly use: 'danger' | 'search';
  /** Folded words that follow each other. */
  readonly name: string;
}

/** The names of dangers: each wording written out, with its parts in every order. */
export function dangerNames(): readonly DangerName[] {
  return rowsOf(DANGER_WORDINGS).flatMap(([concept = '', use, , words = '']) =>
    use === 'danger' || use === 'search' ? writtenOut(words).map((name) => ({ concept, use, name })) : [],
  );
}

function writtenOut(words: string): string[] {
  const parts = words.split(' + ').map((part) => part.split('/'));
  return ordersOf(parts).flatMap((order) =>
    order.reduce<string[]>(
      (begun, part) => begun.flatMap((name) => part.map((word) => `${name} ${word}`.trim())),
      [''],
    ),
  );
}

function ordersOf<T>(parts: readonly T[]): T[][] {
  if (parts.length < 2) return [[...parts]];
  return parts.flatMap((part, at) => ordersOf(parts.filter((_, other) => other !== at)).map((rest) => [part, ...rest]));
}
