import { useLingui } from '@lingui/react/macro';
import type { LocateFailure } from './locate.ts';

/** Returns what to tell a user whose device could not say where it is. */
export function useLocateFailures(): Readonly<Record<LocateFailure, string>> {
  const { t } = useLingui();
  return {
    unsupported: t`Geolocation not supported`,
    denied: t`Please allow location access in your browser settings.`,
    unavailable: t`Your location couldn't be determined. Try again or select a city manually.`,
    timeout: t`Location detection timed out...`,
  };
}
