import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from './browser.ts';
import type { Cluster } from './cluster.ts';
import { generatedStarts } from './world.ts';

const GIVE_UP_MS = 180_000;
/** Consecutive successes that are required, since they come from different servers. */
const IN_A_ROW = 6;
const PROBER = 'from=prober';

/** How long recovery took, ms; infinite if it never happened. */
export interface Recovery {
  /** Until patients were served: searching and holding a slot through nginx worked several times in a row. */
  readonly servedMs: number;
  /** Until each server reported that it is ready. */
  readonly wholeMs: number;
}

/**
 * Waits until patients are served and all servers are ready again. Times count from `sinceMs` (`performance.now`).
 * @param provider one that no other patient books
 */
export async function untilRecovered({ url, servers }: Cluster, provider: number, sinceMs: number): Promise<Recovery> {
  const served = untilTrue(sinceMs, IN_A_ROW, () => isServing(url, provider));
  const whole = servers.map((server) =>
    untilTrue(sinceMs, 1, async () => (await new Browser(server.url, PROBER).send('GET', '/readyz')).status === 200),
  );
  return { servedMs: await served, wholeMs: Math.max(...(await Promise.all(whole))) };
}

async function isServing(url: string, provider: number): Promise<boolean> {
  const browser = new Browser(url, PROBER);
  const [startsAtMs = 0] = generatedStarts(Date.now());
  const wanted = { providerId: provider, date: new Date(startsAtMs).toISOString() };
  const held = await browser.send('POST', '/api/slot-holds', wanted);
  const found = await browser.send('GET', '/api/providers?limit=5');
  if (held.status !== 201) return false;
  const released = await browser.send('DELETE', `/api/slot-holds/${(held.body as { id: number }).id}`);
  return found.status === 200 && released.status === 200;
}

/** Polls until the condition held `times` in a row. Returns the ms until the first of these. */
async function untilTrue(sinceMs: number, times: number, isTrue: () => Promise<boolean>): Promise<number> {
  let inARow = 0;
  let firstAt = 0;
  while (inARow < times) {
    if (performance.now() - sinceMs > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
    if (await isTrue()) {
      inARow += 1;
      if (inARow === 1) firstAt = performance.now();
    } else {
      inARow = 0;
      await sleep(50);
    }
  }
  return firstAt - sinceMs;
}
