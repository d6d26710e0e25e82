import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from './browser.ts';
import type { Cluster } from './cluster.ts';
import { generatedStarts } from './world.ts';

const GIVE_UP_MS = 120_000;
/** So many answers in a row, as they come from different servers. */
const IN_A_ROW = 6;

/** When everything worked again. */
export interface Recovery {
  /** ms; infinite when it never did. */
  readonly afterMs: number;
  /** What didn't work last, with its status; empty when everything did from the first look. */
  readonly last: string;
}

/**
 * Waits until everything works: each server says that it is ready, and somebody can hold times and search through nginx,
 * several times in a row. Answers how long after `sinceMs` (`performance.now`) the first of these times was.
 * @param provider one that nobody else books
 */
export async function untilRecovered({ url, servers }: Cluster, provider: number, sinceMs: number): Promise<Recovery> {
  const browser = new Browser(url, 'from=prober');
  const [startsAtMs = 0] = generatedStarts(Date.now());
  const wanted = { providerId: provider, date: new Date(startsAtMs).toISOString() };
  let inARow = 0;
  let firstAt = 0;
  let last = '';
  while (inARow < IN_A_ROW) {
    if (performance.now() - sinceMs > GIVE_UP_MS) return { afterMs: Number.POSITIVE_INFINITY, last };
    const held = await browser.send('POST', '/api/slot-holds', wanted);
    const found = await browser.send('GET', '/api/providers?limit=5');
    const ready = await Promise.all(
      servers.map((server) => new Browser(server.url, 'from=prober').send('GET', '/readyz')),
    );
    if (held.status === 201) await browser.send('DELETE', `/api/slot-holds/${(held.body as { id: number }).id}`);
    const broken = [
      ...(held.status === 201 ? [] : [`holding ${held.status ?? 'unanswered'}`]),
      ...(found.status === 200 ? [] : [`searching ${found.status ?? 'unanswered'}`]),
      ...ready.flatMap(({ status }, at) => (status === 200 ? [] : [`server ${at + 1} ${status ?? 'unanswered'}`])),
    ];
    const works = broken.length === 0;
    if (works && inARow === 0) firstAt = performance.now();
    if (!works) last = broken.join(', ');
    inARow = works ? inARow + 1 : 0;
    await sleep(works ? 0 : 50);
  }
  return { afterMs: firstAt - sinceMs, last };
}
