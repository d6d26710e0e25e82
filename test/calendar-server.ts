import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { Network } from '#platform/server/public-fetch/fetch-public-file.ts';

/** A public address, which the test's sockets don't reach: they go to the test's server. */
export const PUBLIC_ADDRESS = '93.184.215.14';

const pem = (name: string) => readFileSync(join(import.meta.dirname, `fixtures/calendar-example-${name}.pem`), 'utf8');

let shared: ReturnType<typeof calendarServer> | undefined;
let dialShared: Network['dial'] | undefined;

/**
 * The network of tests that aren't about calendars: every name leads to one server, which the first fetch starts, with an empty
 * calendar at every path. No test reaches the internet.
 */
export const EMPTY_CALENDARS: Network = {
  resolve: async () => {
    shared ??= calendarServer((_request, response) =>
      response.end('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'),
    );
    dialShared = (await shared).network.dial;
    return [PUBLIC_ADDRESS];
  },
  dial: (address) => {
    if (dialShared === undefined) throw new Error('A test would reach the internet.');
    return dialShared(address);
  },
  ca: pem('cert'),
};

/**
 * Starts a server of calendars with a certificate for `calendar.example` and `moved.example`. Every name resolves to a public
 * address unless `names` says otherwise; `dialled` collects the addresses that sockets were opened to.
 */
export async function calendarServer(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<{
  readonly network: Network;
  readonly names: Map<string, readonly string[]>;
  readonly dialled: string[];
  readonly close: () => Promise<void>;
}> {
  const cert = pem('cert');
  const server = createServer({ cert, key: pem('key') }, answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // It doesn't keep the process of the tests.
  server.unref();
  const { port } = server.address() as { port: number };
  const names = new Map<string, readonly string[]>();
  const dialled: string[] = [];
  return {
    names,
    dialled,
    network: {
      resolve: (name) => Promise.resolve(names.get(name) ?? [PUBLIC_ADDRESS]),
      dial: (address) => {
        dialled.push(address);
        return { host: '127.0.0.1', port };
      },
      ca: cert,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
