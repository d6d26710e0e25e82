import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BUSY } from '#platform/common/platform-refusals.ts';
import { bodyOf, pageThatComesBack, type RefusalHeaders, wantsPage } from '../http/error-reply.ts';
import { type InProgress, RequestLimit, type RequestRoom } from './request-limit.ts';

/** What a request is about, in the order in which they are refused. */
export type RequestKind = 'reading' | 'writing' | 'booking';

export type RequestRooms = Readonly<Record<RequestKind, RequestRoom>>;

/** So that nobody waits for longer than a second, and few for half of it. */
const IN_TIME = { least: 10, usual: 64, most: 400, lateMs: 500, patienceMs: 0 };
/** A thousand people who book in the same second are worked off, which takes seconds. */
const RUSH = { least: 64, usual: 1500, most: 1500, lateMs: 1000, patienceMs: 5000 };

const LOOK_MS = 100;
/** Always answered: how else would anybody see that there is too much to do. */
const ALWAYS = /^\/(?:(?:healthz|readyz|metrics)(?:\?|$)|assets\/)/;

/**
 * Refuses requests with 503 at once when they would be answered late, before anything is done for them: no route is
 * looked up, no hook runs, nothing is logged. Whoever only looks is refused before whoever writes, and bookings last.
 * @param bookingPath where bookings are posted
 */
export function shedLoad(
  app: FastifyInstance,
  { bookingPath, headers }: { readonly bookingPath: string; readonly headers: RefusalHeaders },
): RequestRooms {
  const [inTime, rush] = [new RequestLimit(IN_TIME), new RequestLimit(RUSH)];
  const rooms: RequestRooms = { reading: inTime.room(), writing: inTime.room(), booking: rush.room() };
  const refuse = refuser(headers);
  const timer = setInterval(() => {
    for (const limit of [inTime, rush]) limit.look(performance.now());
  }, LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  /** Since when the loop has been reading what had arrived: so long may a request have waited unread. */
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

  // What a screen asks of us while it is made doesn't come this way: it came in with the screen.
  const [handle] = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request').on('request', (request, response) => {
    const kind = kindOf(request, bookingPath);
    if (kind !== undefined) {
      const taken = rooms[kind].take(waitingSince());
      if (taken === undefined) return refuse(request, response);
      countWhileInProgress(rooms[kind], taken, request, response);
    }
    handle?.(request, response);
  });
  return rooms;
}

/** Until the answer begins, not until it has arrived: a slow line isn't work, and events have no end. */
function countWhileInProgress(
  room: RequestRoom,
  taken: InProgress,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  let one = taken;
  const answered = () => {
    const nowMs = performance.now();
    // What was answered while others are still being read counts until they are, or all of them would be taken on.
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
    // A slow line, or somebody who means to hold places: it counts when it is here.
    room.forget(one);
    request.once('end', () => {
      if (!response.closed) one = room.resume(performance.now());
    });
  });
}

function kindOf({ method, url = '' }: IncomingMessage, bookingPath: string): RequestKind | undefined {
  if (ALWAYS.test(url)) return undefined;
  if (method === 'GET' || method === 'HEAD') return 'reading';
  return method === 'POST' && url === bookingPath ? 'booking' : 'writing';
}

/** Answers made once: refusing has to cost next to nothing. */
function refuser(headers: RefusalHeaders): (request: IncomingMessage, response: ServerResponse) => void {
  const made = (type: string, text: string, own: RefusalHeaders['data']) => {
    const body = Buffer.from(text);
    const all = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
    return { body, headers: { ...own, ...all, 'content-length': String(body.length) } };
  };
  const data = made('application/json', JSON.stringify(bodyOf(BUSY)), headers.data);
  const page = made('text/html', pageThatComesBack(BUSY.message), headers.page);
  return (request, response) => {
    const answer = wantsPage(request) ? page : data;
    // Not everybody again at the same moment.
    const seconds = String(1 + Math.floor(Math.random() * 4));
    response.writeHead(503, { ...answer.headers, 'retry-after': seconds }).end(answer.body);
  };
}
