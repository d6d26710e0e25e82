import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { kB, machine, median, ms, report, verdict, withFolder, withServer } from './measure.ts';
import { newPhone, openSlowPage, SLOW_PHONE, type Traffic, total, withBrowser } from './slow-phone.ts';

const RUNS = 7;
/** Budget of the first usable screen. @see docs/performance.md */
const TARGETS = { bytes: 100_000, lcpMs: 1000, interactiveMs: 3500 };

/** Recorded in the page by page-timings.js, ms since navigation. */
declare const timings: { readonly lcp: number; readonly interactive: number; read?: boolean };

interface Load {
  readonly traffic: Traffic;
  readonly lcp: number;
  readonly interactive: number;
}

/** Measures the home page for a first-time visitor on a slow phone. */
export async function benchHomePage(): Promise<void> {
  const [loads, css] = await withFolder((folder) =>
    withServer(folder, async ({ url }) => {
      const measured = await withBrowser(async (browser) => {
        await loadOnce(browser, url);
        const kept: Load[] = [];
        while (kept.length < RUNS) kept.push(await loadOnce(browser, url));
        return kept;
      });
      return [measured, await inlinedCss(url)] as const;
    }),
  );
  const row = (what: string, valueOf: (load: Load) => number, show: (value: number) => string, max?: number) => {
    const values = loads.map(valueOf);
    return {
      what,
      median: show(median(values)),
      min: show(Math.min(...values)),
      max: show(Math.max(...values)),
      target: max === undefined ? '' : `<= ${show(max)}`,
      '': max === undefined ? '' : verdict(median(values), max),
    };
  };
  report(
    'Home page on a slow phone',
    [`npm run bench -- home; ${machine()}`, `${SLOW_PHONE}; ${RUNS} runs after one to warm the server up`],
    [
      row('on the wire', ({ traffic }) => total(traffic), kB, TARGETS.bytes),
      row('  HTML, inlined CSS in it', ({ traffic }) => traffic.bytes.html, kB),
      row('  JavaScript', ({ traffic }) => traffic.bytes.js, kB),
      row('  CSS files', ({ traffic }) => traffic.bytes.css, kB),
      row('  data', ({ traffic }) => traffic.bytes.data, kB),
      row('  other', ({ traffic }) => traffic.bytes.other, kB),
      row('largest paint', ({ lcp }) => lcp, ms, TARGETS.lcpMs),
      row('interactive', ({ interactive }) => interactive, ms, TARGETS.interactiveMs),
    ],
  );
  console.log(
    `   ${median(loads.map(({ traffic }) => traffic.requests))} requests; the CSS is about ${kB(css)} of the HTML`,
  );
}

async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const phone = await newPhone(browser, url);
  const { page, traffic, quiet } = await openSlowPage(phone);
  await page.goto('/');
  await page.waitForFunction(() => timings.interactive > 0 && timings.lcp > 0);
  await quiet();
  const { lcp, interactive } = await page.evaluate(() => {
    timings.read = true;
    return timings;
  });
  const loaded: Load = { traffic: { ...traffic, bytes: { ...traffic.bytes } }, lcp, interactive };
  // If the click loads a new document, the page was not interactive.
  await page.getByRole('radio').first().click();
  await page.waitForURL(/careType=urgent/);
  if (!(await page.evaluate(() => timings.read))) throw new Error('The click loaded the page again.');
  await phone.close();
  return loaded;
}

/** Bytes that the style sheet adds to the compressed document. */
async function inlinedCss(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const length = (text: string) => brotliCompressSync(text).length;
  return length(html) - length(html.replace(/<style>.*?<\/style>/s, ''));
}
