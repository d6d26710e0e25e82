import { newKey } from '#platform/web/calls/new-key.ts';
import { keep, readKept } from '#platform/web/kept-in-tab.ts';
import type { ApplicationValues } from './application-values.ts';

// Kept in this tab only, so that a closed tab leaves nothing on a shared computer.
const SENT = 'application-sent';

/** Each claimed listing and each practice that adds a place has its own draft, and so has an application without these. */
function draftOf(name: string | number | undefined): string {
  return name === undefined ? 'application' : `application-${name}`;
}

/** Returns the draft of this tab with a name; null if there is none, or storage isn't available. */
export function readDraft(name: string | number | undefined): Partial<ApplicationValues> | null {
  const draft = read(draftOf(name));
  return typeof draft === 'object' && draft !== null ? (draft as Partial<ApplicationValues>) : null;
}

/** Saves the draft, without the file, which a page can't store. */
export function saveDraft(
  name: string | number | undefined,
  { resumeFile: _file, ...values }: Partial<ApplicationValues>,
): void {
  write(draftOf(name), values);
}

/** Deletes the draft and the key of the last request. */
export function discardDraft(name: string | number | undefined): void {
  write(draftOf(name), null);
  write(SENT, null);
}

/**
 * Returns the Idempotency-Key for a content. It is the same whenever this tab sends the content, also after a reload, so
 * that an application whose reply was lost isn't stored twice.
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
