import { createHash } from 'node:crypto';

/** Returns what a content security policy allows a script or style sheet within a page by: the hash of its text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the sources of the style sheets in a piece of HTML of ours. */
export function styleSourcesOf(html: string): string[] {
  return Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => sourceOf(text));
}
