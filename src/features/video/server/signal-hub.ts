import type { PeerMessage } from '../contract.ts';
import type { Side } from './video-store.ts';

/** What processes tell each other of the visits whose sides they are connected to. */
export type Told =
  | {
      readonly kind: 'peer';
      readonly visit: number;
      readonly to: Side;
      readonly from: string;
      readonly message: PeerMessage;
    }
  /** A side came in: an older connection of the same side ends. */
  | { readonly kind: 'came'; readonly visit: number; readonly side: Side; readonly connection: string }
  /** `left` is what a screen called itself that went for good. */
  | { readonly kind: 'changed'; readonly visit: number; readonly left?: string | undefined };

/** One side of a visit, connected to this process. */
export interface Connection {
  readonly id: string;
  readonly visit: number;
  readonly side: Side;
  readonly sessionId: number;
  readonly receive: (from: string, message: PeerMessage) => void;
  /** Looks again how the visit stands, and says so. */
  readonly look: (left?: string) => void;
  readonly end: (why: 'replaced' | 'signedOut' | 'restart') => void;
}

/**
 * The connections of this process. What is told goes to those here at once and to other processes by `tellOthers`: to
 * nobody but the two sides of the visit that it came from, and nothing of it is kept.
 */
export class SignalHub {
  readonly #connections = new Set<Connection>();
  readonly #tellOthers: (told: Told) => Promise<void>;

  constructor(tellOthers: (told: Told) => Promise<void>) {
    this.#tellOthers = tellOthers;
  }

  /** How many connections there are. */
  get size(): number {
    return this.#connections.size;
  }

  /** Takes a side in; an earlier connection of it ends, wherever it is. */
  async add(connection: Connection): Promise<void> {
    this.#connections.add(connection);
    const { visit, side, id } = connection;
    await this.#tell({ kind: 'came', visit, side, connection: id });
    await this.changed(visit);
  }

  /** Forgets a connection; whether it was still the one of its side. */
  remove(connection: Connection): boolean {
    return this.#connections.delete(connection);
  }

  /** Passes a message on to the other side. */
  async pass({ visit, side }: Pick<Connection, 'visit' | 'side'>, from: string, message: PeerMessage): Promise<void> {
    await this.#tell({ kind: 'peer', visit, to: side === 'patient' ? 'provider' : 'patient', from, message });
  }

  /** Has both sides look again how their visit stands. */
  async changed(visit: number, left?: string): Promise<void> {
    await this.#tell({ kind: 'changed', visit, left });
  }

  /** Ends what a session opened that is over. */
  endSession(sessionId: number): void {
    for (const each of this.#connections) if (each.sessionId === sessionId) each.end('signedOut');
  }

  /** After a gap in what others told: everybody looks again. */
  lookAll(): void {
    for (const each of this.#connections) each.look();
  }

  endAll(): void {
    for (const each of this.#connections) each.end('restart');
  }

  /** Takes in what was told here or by another process. */
  hear(told: Told): void {
    for (const each of [...this.#connections]) {
      if (each.visit !== told.visit) continue;
      if (told.kind === 'changed') each.look(told.left);
      else if (told.kind === 'peer' && each.side === told.to) each.receive(told.from, told.message);
      else if (told.kind === 'came' && each.side === told.side && each.id !== told.connection) {
        this.#connections.delete(each);
        each.end('replaced');
      }
    }
  }

  async #tell(told: Told): Promise<void> {
    this.hear(told);
    await this.#tellOthers(told);
  }
}
