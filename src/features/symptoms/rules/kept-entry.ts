import type { NewSymptomRecord } from '../contract.ts';

/** Time in which an unfinished entry can be restored after a reload or a crash. @see docs/decisions/018-draft-storage.md */
export const KEPT_MS = 30 * 60_000;

/** The key in the storage of the tab. */
export const KEPT_AS = 'diary-entry';

const VERSION = 1;

/** A diary entry as the browser's tab keeps it while it is being written. */
interface KeptEntry {
  readonly version: typeof VERSION;
  readonly userId: number;
  readonly keptAtMs: number;
  readonly values: Partial<NewSymptomRecord>;
}

/** An entry in the form in which it is kept. */
export function keptText(entry: Omit<KeptEntry, 'version'>): string {
  return JSON.stringify({ version: VERSION, ...entry } satisfies KeptEntry);
}

/**
 * Returns the values of a stored entry if it may be restored: the same user wrote it, not too long ago. Unreadable values
 * are ignored.
 */
export function takeUp(
  kept: string | null,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Partial<NewSymptomRecord> | null {
  const entry = read(kept);
  const ageMs = nowMs - (entry?.keptAtMs ?? Number.NaN);
  if (entry?.userId !== userId || !(ageMs >= 0 && ageMs < KEPT_MS)) return null;
  // A number field with another text was stored as null.
  return Object.fromEntries(Object.entries(entry.values).filter(([, value]) => value !== null));
}

function read(kept: string | null): KeptEntry | null {
  try {
    const entry = JSON.parse(kept ?? 'null') as KeptEntry | null;
    return entry?.version === VERSION ? entry : null;
  } catch {
    return null;
  }
}
