import type { NewSymptomRecord } from '../contract.ts';

/** How long an entry that was left by a reload or a crash can be taken up again. @see docs/decisions/018-draft-storage.md */
export const KEPT_MS = 30 * 60_000;

/** What it is called in the tab. */
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
 * What was filled in of an entry that was kept, if it may be taken up again: by the same person, not too long ago.
 * What can't be read is ignored.
 */
export function takeUp(
  kept: string | null,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Partial<NewSymptomRecord> | null {
  const entry = read(kept);
  const ageMs = nowMs - (entry?.keptAtMs ?? Number.NaN);
  if (entry?.userId !== userId || !(ageMs >= 0 && ageMs < KEPT_MS)) return null;
  // What a field could not make a number of was kept as null.
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
