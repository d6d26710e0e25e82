import type { PeerMessage } from '../contract.ts';

/** A line of the chat of a call, and whether it arrived. */
export interface ChatLine {
  readonly id: string;
  readonly mine: boolean;
  readonly text: string;
  readonly arrived: boolean;
}

/**
 * The chat of a call. It passes through the server and is kept nowhere but on the two screens: what didn't arrive is sent
 * again when the other side is back, and the same line is shown once.
 */
export class CallChat {
  readonly #send: (message: PeerMessage) => boolean;
  readonly #onChange: (lines: readonly ChatLine[]) => void;
  #lines: readonly ChatLine[] = [];

  constructor(send: (message: PeerMessage) => boolean, onChange: (lines: readonly ChatLine[]) => void) {
    this.#send = send;
    this.#onChange = onChange;
  }

  say(id: string, text: string): void {
    this.#put([...this.#lines, { id, mine: true, text, arrived: false }]);
    this.#send({ type: 'chat', id, text });
  }

  /** Sends again what nobody said to have got. */
  sendWaiting(): void {
    for (const { id, text, mine, arrived } of this.#lines) {
      if (mine && !arrived) this.#send({ type: 'chat', id, text });
    }
  }

  hear(message: Extract<PeerMessage, { type: 'chat' | 'got' }>): void {
    if (message.type === 'got') {
      this.#put(this.#lines.map((line) => (line.id === message.id && line.mine ? { ...line, arrived: true } : line)));
      return;
    }
    this.#send({ type: 'got', id: message.id });
    if (this.#lines.some(({ id, mine }) => id === message.id && !mine)) return;
    this.#put([...this.#lines, { id: message.id, mine: false, text: message.text, arrived: true }]);
  }

  #put(lines: readonly ChatLine[]): void {
    this.#lines = lines;
    this.#onChange(lines);
  }
}
