import { keep, readKept } from '#platform/web/kept-in-tab.ts';
import { newKey } from '#platform/web/new-key.ts';
import type { ApplicationValues } from './application-values.ts';

// In this tab only, so that nobody finds it on a shared computer after it was closed.
const DRAFT = 'application';
const SENT = 'application-sent';

/** What was filled in on this tab before; null when nothing was, or the browser keeps nothing. */
export function readDraft(): Partial<ApplicationValues> | null {
  const kept = read(DRAFT);
  return typeof kept === 'object' && kept !== null ? (kept as Partial<ApplicationValues>) : null;
}

/** Keeps what is filled in, without the file, which no page may keep. */
export function keepDraft({ resumeFile: _file, ...values }: Partial<ApplicationValues>): void {
  write(DRAFT, values);
}

/** Forgets what was filled in and sent. */
export function forgetDraft(): void {
  write(DRAFT, null);
  write(SENT, null);
}

/**
 * The Idempotency-Key for a content, the same each time it is sent from this tab, also after the page was loaded again:
 * an application whose answer got lost is not made twice.
 */
export function keyFor(content: string): string {
  const before = read(SENT) as { readonly content?: unknown; readonly key?: unknown } | null;
  if (before?.content === content && typeof before.key === 'string') return before.key;
  const key = newKey();
  write(SENT, { content, key });
  return key;
}

function read(name: string): unknown {
  return JSON.parse(readKept(name) ?? 'null') as unknown;
}

function write(name: string, value: unknown): void {
  keep(name, value === null ? null : JSON.stringify(value));
}
