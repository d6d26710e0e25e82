import { createSocket, type Socket } from 'node:dgram';
import type { Page } from '@playwright/test';

/** Longest delay, in ms, of a queued packet before a throttled path drops further packets. */
const MAX_QUEUE_MS = 400;

/** A network path between two browsers that a test can cut or throttle: Chromium's throttling doesn't apply to calls. */
export class VideoPath {
  /** True while nothing gets through: no packets and no connection to the server. */
  isCut = false;
  /** Bandwidth in each direction, kbit/s. */
  kbps = Number.POSITIVE_INFINITY;
  readonly #sockets: Socket[] = [];
  #isClosed = false;
  readonly #closers = new Set<() => void>();

  /** Rewrites the addresses that this page sends to the other side so that media takes this path. Call before opening the page. */
  async intercept(page: Page): Promise<void> {
    await page.routeWebSocket(/\/api\/visits\/\d+\/signal/, (socket) => {
      if (this.isCut) {
        void socket.close({ code: 1001 });
        return;
      }
      const server = socket.connectToServer();
      this.#closers.add(() => void socket.close({ code: 1001 }));
      let work: Promise<void> = Promise.resolve();
      socket.onMessage((data) => {
        work = work.then(async () => {
          const sent = await this.#rewritten(String(data));
          if (sent !== undefined && !this.isCut) server.send(sent);
        });
      });
      server.onMessage((data) => {
        if (!this.isCut) socket.send(data);
      });
    });
  }

  cut(): void {
    this.isCut = true;
    for (const close of this.#closers) close();
    this.#closers.clear();
  }

  restore(): void {
    this.isCut = false;
  }

  close(): void {
    this.#isClosed = true;
    for (const each of this.#sockets) each.close();
  }

  /** Returns the message with our own port in place of the page's; undefined for a candidate that would bypass this path. */
  async #rewritten(text: string): Promise<string | undefined> {
    const message = JSON.parse(text);
    if (message.type !== 'signal') return text;
    if (message.description !== undefined) {
      message.description.sdp = message.description.sdp.replaceAll(/a=candidate:.*\r\n/g, '');
      return JSON.stringify(message);
    }
    const { candidate } = message.candidate ?? {};
    const [, start, address, port, rest] =
      /^(candidate:\S+ \d+ udp \d+ )(\d+\.\d+\.\d+\.\d+) (\d+)( typ host.*)$/i.exec(candidate ?? '') ?? [];
    if (start === undefined || address === undefined) return undefined;
    const own = await this.#forward(Number(port), address);
    message.candidate.candidate = `${start}127.0.0.1 ${own}${rest}`;
    return JSON.stringify(message);
  }

  /** Opens a local port that forwards packets to an address, and replies back to their sender. Returns the port. */
  async #forward(port: number, address: string): Promise<number> {
    const front = await this.#open();
    const backs = new Map<string, Promise<Socket>>();
    const [outbound, inbound] = [this.#direction(), this.#direction()];
    front.on('message', (packet, from) => {
      const name = `${from.address}:${from.port}`;
      const back = backs.get(name) ?? this.#open();
      if (!backs.has(name)) {
        backs.set(name, back);
        void back.then((made) =>
          made.on('message', (answer) => {
            inbound(answer.length, () => front.send(answer, from.port, from.address));
          }),
        );
      }
      void back.then((made) => {
        outbound(packet.length, () => made.send(packet, port, address));
      });
    });
    return front.address().port;
  }

  /** One direction: packets queue, and are dropped when the queue is too long. */
  #direction(): (bytes: number, send: () => void) => void {
    let freeAtMs = 0;
    return (bytes, send) => {
      const nowMs = performance.now();
      const startMs = Math.max(nowMs, freeAtMs);
      if (this.isCut || startMs - nowMs > MAX_QUEUE_MS) return;
      freeAtMs = startMs + (bytes * 8) / this.kbps;
      if (freeAtMs - nowMs < 1) send();
      else setTimeout(() => !this.#isClosed && send(), freeAtMs - nowMs);
    };
  }

  async #open(): Promise<Socket> {
    const socket = createSocket('udp4');
    this.#sockets.push(socket);
    await new Promise<void>((resolve) => socket.bind(0, resolve));
    return socket;
  }
}
