import type { PeerMessage } from '#features/video/contract.ts';

/** A line of the chat of a call. */
export interface ChatLine {
  readonly id: string;
  readonly mine: boolean;
  readonly text: string;
  /** The other side confirmed it. */
  readonly arrived: boolean;
}

/** Adds a line of one's own, which hasn't arrived yet. */
export function withOwnLine(lines: readonly ChatLine[], id: string, text: string): readonly ChatLine[] {
  return [...lines, { id, mine: true, text, arrived: false }];
}

/** Adds a line of the other side, unless it is there already. */
export function withOtherLine(lines: readonly ChatLine[], id: string, text: string): readonly ChatLine[] {
  if (lines.some((line) => line.id === id && !line.mine)) return lines;
  return [...lines, { id, mine: false, text, arrived: true }];
}

/** Marks a line of one's own as arrived. */
export function withArrival(lines: readonly ChatLine[], id: string): readonly ChatLine[] {
  return lines.map((line) => (line.id === id && line.mine ? { ...line, arrived: true } : line));
}

/** Returns the messages to send again when the other side is back: own lines that haven't arrived. */
export function unarrived(lines: readonly ChatLine[]): readonly PeerMessage[] {
  return lines.filter(({ mine, arrived }) => mine && !arrived).map(({ id, text }) => ({ type: 'chat', id, text }));
}
