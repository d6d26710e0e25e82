import type { PeerMessage, ServerMessage } from '../contract.ts';
import { reconnectDelayMs } from '../rules/backoff.ts';
import { BEAT_MS, CLOSE } from '../rules/limits.ts';

/** Why a connection ended for good. */
export type EndReason = 'over' | 'signedOut' | 'replaced';

const FINAL: Readonly<Record<number, EndReason>> = {
  [CLOSE.over]: 'over',
  [CLOSE.signedOut]: 'signedOut',
  [CLOSE.replaced]: 'replaced',
};

/** A connection is given so long to open, and an open one to say something, ms. */
const CONNECT_MS = 8000;
const SILENCE_MS = BEAT_MS * 2.5;

/** What a connection tells. */
interface Listener {
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onLost: () => void;
  /** An attempt failed: whoever listens finds out whether it is still allowed. */
  readonly onFailed: () => void;
  readonly onEnd: (reason: EndReason) => void;
}

/** The WebSocket of a visit: it comes back by itself after every break, with growing pauses, until the server says that it is over. */
export class SignalSocket {
  readonly #url: string;
  readonly #listener: Listener;
  #socket: WebSocket | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    this.#connect();
    window.addEventListener('online', this.again);
    window.addEventListener('offline', this.#lose);
  }

  /** Sends at once, or not at all: false while there is no connection. */
  send(message: PeerMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The network is another one: what was connected over the old one is given up. */
  again = (): void => {
    if (this.#isStopped) return;
    this.#lose();
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Leaves for good, and says so. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    window.removeEventListener('online', this.again);
    window.removeEventListener('offline', this.#lose);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close(1000);
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#hearWithin(CONNECT_MS);
    let wasOpen = false;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      wasOpen = true;
      this.#failures = 0;
      this.#hearWithin(SILENCE_MS);
      this.#listener.onOpen();
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket) return;
      this.#hearWithin(SILENCE_MS);
      this.#listener.onMessage(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.#socket) return;
      const reason = FINAL[code];
      if (reason !== undefined) {
        this.stop();
        this.#listener.onEnd(reason);
        return;
      }
      if (!wasOpen) this.#listener.onFailed();
      this.#lose();
    });
  }

  /** The server speaks at every beat: who hears nothing for long has no connection, whatever the browser thinks. */
  #hearWithin(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#lose, ms);
  }

  #lose = (): void => {
    if (this.#isStopped || this.#socket === undefined) return;
    const socket = this.#socket;
    this.#socket = undefined;
    socket.close();
    clearTimeout(this.#silence);
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), reconnectDelayMs(this.#failures, Math.random()));
    this.#listener.onLost();
  };
}
