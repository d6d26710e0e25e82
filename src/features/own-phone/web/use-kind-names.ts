import { useLingui } from '@lingui/react/macro';
import type { OwnKind } from '#platform/web/waiting/own-writes.ts';

/** Returns what patients call the things that may wait. */
export function useKindNames(): Readonly<Record<OwnKind, string>> {
  const { t } = useLingui();
  return { diary: t`Diary entry`, message: t`Message`, review: t`Review`, cancellation: t`Cancellation` };
}
