import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';
import { BUSY, TOO_MANY_WINDOWS } from '#platform/common/platform-refusals.ts';
import { networkOf } from '../http/network-of.ts';

/** An event of a stream. */
export interface LiveEvent {
  /** Sent back by the browser as Last-Event-ID when it reconnects. */
  readonly id?: string;
  readonly data: unknown;
}

/** The reader of a stream. */
export interface Waiting {
  /** The account or browser: each may have a few streams. */
  readonly person: string;
  readonly sessionId: number | undefined;
  /** The account; undefined for a browser without one. */
  readonly userId: number | undefined;
  /** True if the reader follows the topic: a conversation, the news of a provider. */
  readonly concerns: (topicId: number) => boolean;
  /**
   * Returns the event to send about a changed topic or, without one, about everything that the reader follows;
   * undefined if it isn't for this reader.
   * @throws AppError when the reader may no longer listen
   */
  readonly look: (topicId: number | undefined) => Promise<LiveEvent | undefined>;
}

interface Stream extends Waiting {
  readonly address: string;
  readonly wake: (topicId: number | undefined) => void;
  readonly end: (reason: 'over' | 'restart') => void;
}

/** Event streams of one person or browser, of one network address, and of one process; of each kind of topic. */
const STREAM_LIMITS = { perPerson: 4, perAddress: 100, inAll: 5000 };

/** The heartbeat of an event stream, ms; less than the minute after which proxies cut silent connections. */
const HEARTBEAT_MS = 20_000;

/** A connection with more unsent data than this is dead, bytes. */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** The server-sent event streams of one process about one kind of topic. They carry what changed, never a text. */
export class LiveStreams {
  readonly #streams = new Set<Stream>();
  readonly #heartbeatMs: number;

  constructor(heartbeatMs = HEARTBEAT_MS) {
    this.#heartbeatMs = heartbeatMs;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Wakes the streams that follow a topic; without one, all. */
  wake(topicId?: number): void {
    for (const stream of this.#streams) {
      if (topicId === undefined || stream.concerns(topicId)) stream.wake(topicId);
    }
  }

  /** Ends the streams of an ended session. */
  endSession(sessionId: number): void {
    for (const stream of this.#streams) if (stream.sessionId === sessionId) stream.end('over');
  }

  /** Has the streams of an account look whether it may still listen. */
  recheck(userId: number): void {
    for (const stream of this.#streams) if (stream.userId === userId) stream.wake(undefined);
  }

  /** Ends all streams before the server stops: browsers reconnect by themselves. */
  endAll(): void {
    for (const stream of this.#streams) stream.end('restart');
  }

  /**
   * Replies to a request with a stream of events until either end closes it. Its headers stop proxies from buffering.
   * @throws AppError too_many_requests, busy
   */
  open(request: FastifyRequest, reply: FastifyReply, waiting: Waiting): void {
    const address = networkOf(request.ip);
    this.#refuseTooMany(waiting.person, address);
    const { raw } = reply;
    startEvents(reply);
    const write = (chunk: string) => {
      if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
      else if (raw.writable) raw.write(chunk);
    };
    const end: Stream['end'] = (reason) => {
      if (reason === 'over') write('event: over\ndata: {}\n\n');
      raw.end();
    };
    const wake = waker(waiting.look, request.headers['last-event-id']?.toString(), write, (error) => {
      if (error instanceof AppError) end('over');
      // The database failed: the next heartbeat tries again.
      else request.log.warn({ err: error }, 'news could not be looked for');
    });
    const beat = setInterval(() => {
      write(': still here\n\n');
      wake(undefined);
    }, this.#heartbeatMs);
    beat.unref();
    const stream: Stream = { ...waiting, address, wake, end };
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
    if (isTooMany) throw new AppError(TOO_MANY_WINDOWS);
    if (all.length >= inAll) throw new AppError(BUSY);
  }
}

/** Sends the headers of an event stream. */
function startEvents(reply: FastifyReply): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // A stopping server must not wait for idle connections.
    connection: 'close',
  });
  raw.write('retry: 2000\n\n');
}

/** Returns a function that looks at a topic and writes its event, one look after the other, none twice. */
function waker(
  look: Waiting['look'],
  lastEventId: string | undefined,
  write: (chunk: string) => void,
  onError: (error: unknown) => void,
): Stream['wake'] {
  let sentId = lastEventId;
  const woken = new Set<number | undefined>();
  let isLooking = false;
  const lookAll = async () => {
    for (const id of woken) {
      woken.delete(id);
      const event = await look(id);
      if (event === undefined || (event.id !== undefined && event.id === sentId)) continue;
      sentId = event.id ?? sentId;
      write(`${event.id === undefined ? '' : `id: ${event.id}\n`}data: ${JSON.stringify(event.data)}\n\n`);
    }
  };
  return (id) => {
    woken.add(id);
    if (isLooking) return;
    isLooking = true;
    lookAll()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  };
}

/** True if the request wants a stream of events instead of the present state. */
export function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}
