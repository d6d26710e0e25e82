import type { PeerMessage } from '../contract.ts';
import type { Side } from './video-store.ts';

/**
 * What processes tell each other about the appointments whose sides are connected to them. Processes of two versions run
 * beside each other during an update, so its fields keep their names.
 */
export type HubMessage =
  | {
      readonly kind: 'peer';
      readonly visit: number;
      readonly to: Side;
      readonly from: string;
      readonly message: PeerMessage;
    }
  /** A side joined: an older connection of the same side ends. */
  | { readonly kind: 'came'; readonly visit: number; readonly side: Side; readonly connection: string }
  /** `left` is the id of a screen that left. */
  | { readonly kind: 'changed'; readonly visit: number; readonly left?: string | undefined };

/** One side of a visit, connected to this process. */
export interface Connection {
  readonly id: string;
  readonly appointment: number;
  readonly side: Side;
  readonly sessionId: number;
  readonly receive: (from: string, message: PeerMessage) => void;
  /** Sends the current state of the visit. */
  readonly look: (left?: string) => void;
  readonly end: (why: 'replaced' | 'signedOut' | 'restart') => void;
}

/**
 * The connections of this process. A message goes to those here at once and to other processes by `tellOthers`, only to
 * the two sides of the same visit. Nothing is stored.
 */
export class SignalHub {
  readonly #connections = new Set<Connection>();
  readonly #tellOthers: (message: HubMessage) => Promise<void>;

  constructor(tellOthers: (message: HubMessage) => Promise<void>) {
    this.#tellOthers = tellOthers;
  }

  /** The number of connections. */
  get size(): number {
    return this.#connections.size;
  }

  /** Adds a side; an earlier connection of it ends, on whichever process. */
  async add(connection: Connection): Promise<void> {
    this.#connections.add(connection);
    const { appointment, side, id } = connection;
    await this.#tell({ kind: 'came', visit: appointment, side, connection: id });
    await this.changed(appointment);
  }

  /** Removes a connection; true if it was still the current one of its side. */
  remove(connection: Connection): boolean {
    return this.#connections.delete(connection);
  }

  /** Passes a message on to the other side. */
  async pass(
    { appointment, side }: Pick<Connection, 'appointment' | 'side'>,
    from: string,
    message: PeerMessage,
  ): Promise<void> {
    await this.#tell({
      kind: 'peer',
      visit: appointment,
      to: side === 'patient' ? 'provider' : 'patient',
      from,
      message,
    });
  }

  /** Sends both sides the current state of their visit. */
  async changed(appointment: number, left?: string): Promise<void> {
    await this.#tell({ kind: 'changed', visit: appointment, left });
  }

  /** Ends the connections of an ended session. */
  endSession(sessionId: number): void {
    for (const each of this.#connections) if (each.sessionId === sessionId) each.end('signedOut');
  }

  /** Sends every side the current state, after messages of other processes may have been missed. */
  lookAll(): void {
    for (const each of this.#connections) each.look();
  }

  /** Ends all connections before a restart. */
  endAll(): void {
    for (const each of this.#connections) each.end('restart');
  }

  /** Delivers a message of this or another process. */
  hear(message: HubMessage): void {
    for (const each of [...this.#connections]) {
      if (each.appointment !== message.visit) continue;
      if (message.kind === 'changed') each.look(message.left);
      else if (message.kind === 'peer' && each.side === message.to) each.receive(message.from, message.message);
      else if (message.kind === 'came' && each.side === message.side && each.id !== message.connection) {
        this.#connections.delete(each);
        each.end('replaced');
      }
    }
  }

  async #tell(message: HubMessage): Promise<void> {
    this.hear(message);
    await this.#tellOthers(message);
  }
}
