import { DANGER_WORDINGS } from './danger-wordings.ts';
import { rowsOf } from './table.ts';

/** A query for an emergency place. */
export interface DangerName {
  readonly concept: string;
  /** `danger` if triage calls it high too. */
  readonly use: 'danger' | 'search';
  /** Folded words that follow each other. */
  readonly name: string;
}

/**
 * The names of dangers: each wording written out, with its two parts in either order. A wording of three parts has no
 * names; only the reading of the whole text finds it.
 */
export function dangerNames(): readonly DangerName[] {
  return rowsOf(DANGER_WORDINGS).flatMap(([concept = '', use, , words = '']) =>
    use === 'danger' || use === 'search' ? writtenOut(words).map((name) => ({ concept, use, name })) : [],
  );
}

function writtenOut(words: string): readonly string[] {
  const [firsts = [], seconds, ...more] = words.split(' + ').map((part) => part.split('/'));
  if (more.length > 0) return [];
  if (seconds === undefined) return firsts;
  return firsts.flatMap((first) => seconds.flatMap((second) => [`${first} ${second}`, `${second} ${first}`]));
}
