import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#features/auth/server/throttling/throttle-address.ts';
import { AppError } from '#platform/common/app-error.ts';
import { HEARTBEAT_MS, STREAM_LIMITS } from '../rules/limits.ts';

/** What is told to somebody who waits. */
export interface LiveEvent {
  /** What the browser names as Last-Event-ID when it comes back. */
  readonly id?: string;
  readonly data: unknown;
}

/** Somebody who waits for news. */
export interface Waiting {
  /** The account or browser: each has a few connections at most. */
  readonly person: string;
  readonly sessionId: number | undefined;
  /** Whether a conversation is one to look at again. */
  readonly concerns: (conversationId: number) => boolean;
  /**
   * What to tell now: of a conversation that changed, or, without one, of everything that matters. Undefined when it
   * isn't for this reader. @throws AppError when the reader may not wait any more
   */
  readonly look: (conversationId: number | undefined) => Promise<LiveEvent | undefined>;
}

interface Stream extends Waiting {
  readonly address: string;
  readonly wake: (conversationId: number | undefined) => void;
  readonly end: (reason: 'over' | 'restart') => void;
}

/** More than this unread by the other end, bytes, and the connection is dead. */
const MOST_BUFFERED = 64 * 1024;

/** The connections of one process that wait for news (server-sent events). They carry what changed, never a text. */
export class LiveStreams {
  readonly #streams = new Set<Stream>();
  readonly #heartbeatMs: number;

  constructor(heartbeatMs = HEARTBEAT_MS) {
    this.#heartbeatMs = heartbeatMs;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Looks at a conversation again for everybody whom it concerns; without one, for everybody. */
  wake(conversationId?: number): void {
    for (const stream of this.#streams) {
      if (conversationId === undefined || stream.concerns(conversationId)) stream.wake(conversationId);
    }
  }

  /** Ends what a session opened that is over. */
  endSession(sessionId: number): void {
    for (const stream of this.#streams) if (stream.sessionId === sessionId) stream.end('over');
  }

  /** Ends everything, so that the server can stop: browsers come back by themselves. */
  endAll(): void {
    for (const stream of this.#streams) stream.end('restart');
  }

  /**
   * Answers a request with events until either end goes away. Headers keep proxies from holding them back.
   * @throws AppError too_many_requests, busy
   */
  open(request: FastifyRequest, reply: FastifyReply, waiting: Waiting): void {
    const address = networkOf(request.ip);
    this.#refuseTooMany(waiting.person, address);
    reply.hijack();
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value);
    }
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // So that an ended one leaves nothing open when the server stops.
      connection: 'close',
    });
    raw.write('retry: 2000\n\n');
    let sentId = request.headers['last-event-id']?.toString();
    const woken = new Set<number | undefined>();
    let looking = false;
    const write = (chunk: string) => {
      if (raw.writableLength > MOST_BUFFERED) raw.destroy();
      else if (raw.writable) raw.write(chunk);
    };
    const lookAll = async () => {
      for (const id of woken) {
        woken.delete(id);
        const event = await waiting.look(id);
        if (event === undefined || (event.id !== undefined && event.id === sentId)) continue;
        sentId = event.id ?? sentId;
        write(`${event.id === undefined ? '' : `id: ${event.id}\n`}data: ${JSON.stringify(event.data)}\n\n`);
      }
    };
    const wake = (id: number | undefined) => {
      woken.add(id);
      if (looking) return;
      looking = true;
      lookAll()
        .catch((error: unknown) => {
          if (error instanceof AppError) stream.end('over');
          // The database was away: the next heartbeat looks again.
          else request.log.warn({ err: error }, 'news could not be looked for');
        })
        .finally(() => {
          looking = false;
        });
    };
    const beat = setInterval(() => {
      write(': still here\n\n');
      wake(undefined);
    }, this.#heartbeatMs);
    beat.unref();
    const stream: Stream = {
      ...waiting,
      address,
      wake,
      end: (reason) => {
        if (reason === 'over') write('event: over\ndata: {}\n\n');
        raw.end();
      },
    };
    this.#streams.add(stream);
    raw.on('close', () => {
      clearInterval(beat);
      this.#streams.delete(stream);
    });
    wake(undefined);
  }

  #refuseTooMany(person: string, address: string): void {
    const all = [...this.#streams];
    const { perPerson, perAddress, inAll } = STREAM_LIMITS;
    const isTooMany =
      all.filter((stream) => stream.person === person).length >= perPerson ||
      all.filter((stream) => stream.address === address).length >= perAddress;
    if (isTooMany) throw new AppError('too_many_requests', 'This is open in too many windows at once.');
    if (all.length >= inAll) throw new AppError('busy', 'The service is very busy. Please try again in a moment.');
  }
}

/** Whether a request asks for events rather than for how things stand now. */
export function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}
