import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What a browser reads from a document that the server sends, before any script runs. */
export interface ServedDocument {
  /** Style attributes, and style sheets in it that its policy doesn't allow; must be none. */
  readonly strayStyles: readonly string[];
  readonly status: number;
  /** Path and query, after redirects. */
  readonly address: string;
  readonly title: string;
  readonly canonical: string | undefined;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  /** The Open Graph properties, without their prefix. */
  readonly preview: Readonly<Record<string, string>>;
  /** The structured data, as JSON; empty if there is none. */
  readonly structured: string;
  /** The text of the first level headings. */
  readonly headings: readonly string[];
  /** The text of the main part that isn't hidden, with single spaces. */
  readonly text: string;
  readonly articles: readonly string[];
  /** The texts of the selected options. */
  readonly selected: readonly string[];
  /** The links of the main part: text and address. */
  readonly links: readonly (readonly [text: string, href: string])[];
  /** The addresses that header, footer and emergency line link to. */
  readonly menu: readonly string[];
}

/**
 * Requests a path with the cookies of the page, and reads the document without loading it: that costs a fraction of a page
 * load. The page stays where it is.
 */
export async function documentAt(page: Page, path: string): Promise<ServedDocument> {
  const answer = await page.request.get(path);
  const { pathname, search } = new URL(answer.url());
  const html = await answer.text();
  const read = await page.evaluate(readDocument, html);
  const strayStyles = strayStylesOf(html, answer.headers()['content-security-policy'] ?? '');
  return { strayStyles, status: answer.status(), address: `${pathname}${search}`, ...read };
}

function strayStylesOf(html: string, policy: string): string[] {
  const attributes = html.match(/<[^>]* style=[^>]*>/g) ?? [];
  const sheets = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text).filter(
    (text) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
  const isOpen = /style-src[^;]*unsafe/.test(policy) || !policy.includes('style-src');
  return [
    ...attributes,
    ...sheets.map((text) => text.slice(0, 100)),
    ...(isOpen ? [`the policy allows any: ${policy}`] : []),
  ];
}

function readDocument(html: string) {
  const made = new DOMParser().parseFromString(html, 'text/html');
  const structured = made.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const HIDDEN = '[hidden], script, style, template, details:not([open]) > :not(summary)';
  for (const hidden of made.querySelectorAll(`main :is(${HIDDEN})`)) hidden.remove();
  const all = (selector: string) => [...made.querySelectorAll(selector)];
  const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();
  const attribute = (selector: string, name: string) => made.querySelector(selector)?.getAttribute(name) ?? undefined;
  const hrefOf = (link: Element) => link.getAttribute('href') ?? '';
  return {
    title: made.title,
    canonical: attribute('head link[rel="canonical"]', 'href'),
    description: attribute('head meta[name="description"]', 'content'),
    robots: attribute('head meta[name="robots"]', 'content'),
    preview: Object.fromEntries(
      all('head meta[property^="og:"]').map((meta) => [
        meta.getAttribute('property')?.slice('og:'.length) ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    structured,
    headings: all('h1').map(textOf),
    text: all('main').map(textOf).join(' '),
    articles: all('article').map(textOf),
    selected: all('option:checked').map(textOf),
    links: all('main a[href]').map((link) => [textOf(link), hrefOf(link)] as const),
    menu: all('header a[href], footer a[href], [aria-label="Emergency"] a[href]').map(hrefOf),
  };
}
