import { useLingui } from '@lingui/react/macro';
import type { Check } from '#features/directory/rules/booking-state.ts';

/** Returns a function that names missing steps within a sentence. */
export function useMissingNames(): (missing: readonly Check[]) => string {
  const { t } = useLingui();
  const names: Record<Check, string> = {
    member: t`an opened account`,
    hours: t`your opening hours`,
    contact: t`an address that answered its test alert`,
    licence: t`a licence that we have checked`,
  };
  return (missing) => missing.map((check) => names[check]).join(', ');
}
