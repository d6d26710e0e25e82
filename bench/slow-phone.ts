import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_LAUNCH } from '#test/browser-launch.ts';

const KBIT_PER_S = 400;
const LATENCY_MS = 400;
const CPU_SLOWDOWN = 4;
const QUIET_MS = 500;
const LOOK_EVERY_MS = 50;

/** The conditions of a page load, for reports. */
export const SLOW_PHONE = `headless Chromium, 360 x 740, ${KBIT_PER_S} kbit/s down and up, ${LATENCY_MS} ms latency, CPU ${CPU_SLOWDOWN} x slower, empty cache; bytes are answers with their headers`;

/** Bytes on the wire since the page was opened, by kind. */
export interface Traffic {
  readonly bytes: Record<'html' | 'js' | 'css' | 'data' | 'other', number>;
  requests: number;
}

/** The sum over all kinds. */
export function total({ bytes }: Traffic): number {
  return Object.values(bytes).reduce((sum, part) => sum + part, 0);
}

/** Runs `use` with the browser of the browser tests. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(BROWSER_LAUNCH);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A browser context without cache and cookies. */
export async function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  await context.addInitScript({ path: join(import.meta.dirname, 'page-timings.js') });
  return context;
}

/** A page with throttled network and processor that counts its traffic; `quiet` waits until nothing is loading. */
export async function openSlowPage(
  context: BrowserContext,
): Promise<{ readonly page: Page; readonly traffic: Traffic; readonly quiet: () => Promise<void> }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic: Traffic = { bytes: { html: 0, js: 0, css: 0, data: 0, other: 0 }, requests: 0 };
  const kinds = new Map<string, keyof Traffic['bytes']>();
  const pending = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, kindOf(response.mimeType)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    traffic.requests += 1;
    pending.delete(requestId);
  });
  await session.send('Network.enable');
  const bytesPerS = (KBIT_PER_S * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: bytesPerS,
    uploadThroughput: bytesPerS,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const quiet = async () => {
    for (let calm = 0; calm < QUIET_MS; calm = pending.size === 0 ? calm + LOOK_EVERY_MS : 0)
      await sleep(LOOK_EVERY_MS);
  };
  return { page, traffic, quiet };
}

function kindOf(mimeType: string): keyof Traffic['bytes'] {
  if (mimeType === 'text/html') return 'html';
  if (mimeType.endsWith('javascript')) return 'js';
  if (mimeType === 'text/css') return 'css';
  return mimeType === 'application/json' ? 'data' : 'other';
}
