import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BUSY } from '#platform/common/platform-refusals.ts';
import { bodyOf, pageThatComesBack, type RefusalHeaders, unreadFormPage, wantsPage } from '../http/error-reply.ts';
import { isPostedForm } from '../http/form-refusal.ts';
import { type InProgress, RequestLimit, type RequestRoom, type Sender } from './request-limit.ts';

/** The kinds of requests, in the order in which they are refused under load. */
export type RequestKind = 'reading' | 'writing' | 'booking';

export type RequestRooms = Readonly<Record<RequestKind, RequestRoom>>;

/** No request waits longer than a second, and few longer than half a second. */
const IN_TIME = { min: 10, initial: 64, max: 400, lateMs: 500, patienceMs: 0 };
/** A thousand bookings in the same second are all accepted; the last ones wait for seconds. */
const RUSH = { min: 64, initial: 1500, max: 1500, lateMs: 1000, patienceMs: 5000 };

const LOOK_MS = 100;
/** Never refused, so that an overload shows in health checks and metrics. */
const ALWAYS = /^\/(?:(?:healthz|readyz|metrics)(?:\?|$)|assets\/)/;

/**
 * Refuses requests with 503 at once if they would be answered late. It does so before any other work: no route is looked
 * up, no hook runs, nothing is logged. Reads are refused first, then writes, and bookings last.
 * @param bookingPath the path that bookings are posted to
 * @param senderOf who sends a request, so that no one takes the room of others; bookings, which come in rushes from one
 *   address too, are limited together
 */
export function shedLoad(
  app: FastifyInstance,
  {
    bookingPath,
    headers,
    senderOf,
  }: {
    readonly bookingPath: string;
    readonly headers: RefusalHeaders;
    readonly senderOf?: ((request: IncomingMessage) => Sender) | undefined;
  },
): RequestRooms {
  const [inTime, rush] = [new RequestLimit(IN_TIME), new RequestLimit(RUSH)];
  const rooms: RequestRooms = { reading: inTime.room(), writing: inTime.room(), booking: rush.room() };
  const refuse = refuser(headers);
  const timer = setInterval(() => {
    for (const limit of [inTime, rush]) limit.look(performance.now());
  }, LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  /** When the event loop began to read the requests that had arrived: any of them may have waited since then. */
  let readingSinceMs: number | undefined;
  const waitingSince = () => {
    if (readingSinceMs === undefined) {
      readingSinceMs = performance.now();
      setImmediate(() => {
        readingSinceMs = undefined;
      });
    }
    return readingSinceMs;
  };

  // Calls made while a page is rendered on the server don't pass here: the page's own request is counted.
  const [handle] = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request').on('request', (request, response) => {
    const kind = kindOf(request, bookingPath);
    if (kind !== undefined) {
      const taken = rooms[kind].take(waitingSince(), kind === 'booking' ? undefined : senderOf?.(request));
      if (taken === undefined) return refuse(request, response);
      countWhileInProgress(rooms[kind], taken, request, response);
    }
    handle?.(request, response);
  });
  return rooms;
}

/** Counts a request until its response begins, not until it is sent: slow lines are no work, and event streams never end. */
function countWhileInProgress(
  room: RequestRoom,
  taken: InProgress,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  let one = taken;
  const answered = () => {
    const nowMs = performance.now();
    // Released after all arrived requests are read. Otherwise, quick responses would let every one of them in.
    setImmediate(() => room.answered(one, nowMs));
  };
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    answered();
    return writeHead(...args);
  };
  response.once('close', answered);
  if (request.method === 'GET') return;
  setImmediate(() => {
    if (request.complete || response.headersSent || response.closed) return;
    // The body is slow to arrive, maybe on purpose: the request counts again once it is complete.
    room.forget(one);
    request.once('end', () => {
      if (!response.closed) one = room.resume(performance.now(), taken.sender);
    });
  });
}

function kindOf({ method, url = '' }: IncomingMessage, bookingPath: string): RequestKind | undefined {
  if (ALWAYS.test(url)) return undefined;
  if (method === 'GET' || method === 'HEAD') return 'reading';
  return method === 'POST' && url === bookingPath ? 'booking' : 'writing';
}

/** Returns a function that sends a prepared refusal: refusing must cost next to nothing. */
function refuser(headers: RefusalHeaders): (request: IncomingMessage, response: ServerResponse) => void {
  const made = (type: string, text: string, own: RefusalHeaders['data']) => {
    const body = Buffer.from(text);
    const all = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
    return { body, headers: { ...own, ...all, 'content-length': String(body.length) } };
  };
  const data = made('application/json', JSON.stringify(bodyOf(BUSY)), headers.data);
  const page = made('text/html', pageThatComesBack(BUSY.message), headers.page);
  // A page that looks again by itself would lose what was typed.
  const form = made('text/html', unreadFormPage(503, bodyOf(BUSY)), headers.page);
  return (request, response) => {
    const answer = isPostedForm(request) ? form : wantsPage(request) ? page : data;
    // Spreads the retries.
    const seconds = String(1 + Math.floor(Math.random() * 4));
    response.writeHead(503, { ...answer.headers, 'retry-after': seconds }).end(answer.body);
  };
}
