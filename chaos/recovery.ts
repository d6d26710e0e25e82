import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from './browser.ts';
import type { Cluster } from './cluster.ts';
import { generatedStarts } from './world.ts';

const GIVE_UP_MS = 180_000;
/** So many answers in a row, as they come from different servers. */
const IN_A_ROW = 6;
const PROBER = 'from=prober';

/** How long it took, ms; infinite when it never was. */
export interface Recovery {
  /** Until people were served: somebody could search and hold times through nginx, several times in a row. */
  readonly servedMs: number;
  /** Until each server said that it is ready. */
  readonly wholeMs: number;
}

/**
 * Waits until people are served and all servers are ready again, counted from `sinceMs` (`performance.now`).
 * @param provider one that nobody else books
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

/** Asks until it was so `times` in a row. Answers when the first of these answers came. */
async function untilTrue(sinceMs: number, times: number, isSo: () => Promise<boolean>): Promise<number> {
  let inARow = 0;
  let firstAt = 0;
  while (inARow < times) {
    if (performance.now() - sinceMs > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
    if (await isSo()) {
      inARow += 1;
      if (inARow === 1) firstAt = performance.now();
    } else {
      inARow = 0;
      await sleep(50);
    }
  }
  return firstAt - sinceMs;
}
