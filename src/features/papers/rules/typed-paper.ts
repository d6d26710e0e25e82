import type { Paper, PaperContent, PrescriptionLine } from '../contract.ts';
import type { WrittenKind } from './paper-kinds.ts';

/** A paper as its form holds it: the fields of every kind, of which the kind chooses. */
export interface TypedPaper {
  readonly kind: WrittenKind;
  readonly text: string;
  readonly to: string;
  readonly lines: readonly PrescriptionLine[];
  readonly from: string;
  readonly until: string;
}

/** An empty line of a prescription. */
export const NO_LINE: PrescriptionLine = { name: '', strength: '', how: '', duration: '', quantity: '' };

/** Returns the form's values for a new paper on a day in Lagos, or for a paper's content. */
export function typedPaper(kind: WrittenKind, today: string, content?: Paper['content']): TypedPaper {
  const empty = { kind, text: '', to: '', lines: [NO_LINE], from: today, until: today };
  return content === undefined || content.kind === 'receipt' ? empty : { ...empty, ...content };
}

/** Returns the content that the form holds; of a prescription without its empty lines. */
export function contentOf({ kind, text, to, lines, from, until }: TypedPaper): PaperContent {
  switch (kind) {
    case 'summary':
      return { kind, text };
    case 'referral':
      return { kind, to, text };
    case 'prescription':
      return { kind, lines: lines.filter((line) => Object.values(line).some((field) => field.trim() !== '')) };
    case 'sick_note':
      return { kind, from, until };
  }
}
