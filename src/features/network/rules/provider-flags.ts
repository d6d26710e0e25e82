import { text } from '#platform/common/text.ts';

/**
 * The yes/no columns of `providers` that an administrator sets, in the order of the form: the label, and what a new
 * provider has. The form, its checks and the writes follow from this table.
 */
export const PROVIDER_FLAGS = {
  acceptingNewPatients: { label: text('Accepting new patients'), initially: true },
  telehealthAvailable: { label: text('Telehealth'), initially: false },
  providesUrgentCare: { label: text('Urgent care'), initially: false },
  lowCostOptions: { label: text('Low-cost options'), initially: false },
  mobileClinic: { label: text('Mobile clinic'), initially: false },
} as const;

/** A yes/no column that an administrator sets. */
export type ProviderFlag = keyof typeof PROVIDER_FLAGS;

export const PROVIDER_FLAG_NAMES = Object.keys(PROVIDER_FLAGS) as readonly ProviderFlag[];

/** Returns a value for each yes/no column, by its name. */
export function eachProviderFlag<T>(valueOf: (name: ProviderFlag) => T): Record<ProviderFlag, T> {
  return Object.fromEntries(PROVIDER_FLAG_NAMES.map((name) => [name, valueOf(name)])) as Record<ProviderFlag, T>;
}
