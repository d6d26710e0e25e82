import { stateChoiceOf } from './provider-choices.ts';
import { eachProviderFlag, PROVIDER_FLAG_NAMES, PROVIDER_FLAGS, type ProviderFlag } from './provider-flags.ts';
import { isSameSet } from './same-set.ts';

/** The values of the administrator's form: texts as typed, empty for none. */
export interface ProviderValues extends Record<ProviderFlag, boolean> {
  name: string;
  specialty: string;
  email: string;
  phone: string;
  address: string;
  /** Of the form's choices, or the provider's own. */
  state: string;
  lga: string;
  bio: string;
  speaksLocalLanguages: string[];
  profileImage: string;
  officeImage: string;
}

/** The part of a provider that the form shows; a flag is null if it is not known. */
export type Shown = {
  readonly [Field in keyof ProviderValues]: ProviderValues[Field] extends string
    ? string | null
    : ProviderValues[Field] extends boolean
      ? boolean | null
      : readonly string[];
};

type Changes = Partial<{ -readonly [Field in keyof Shown]: ProviderValues[Field] | null }>;

/** The values of a new form. @see provider and admin area specification, section 5: admin provider form */
export const NEW_PROVIDER: ProviderValues = {
  name: '',
  specialty: '',
  email: '',
  phone: '',
  address: '',
  state: '',
  lga: '',
  bio: '',
  ...eachProviderFlag((name) => PROVIDER_FLAGS[name].initially),
  speaksLocalLanguages: [],
  profileImage: '',
  officeImage: '',
};

/** Returns the form's values for a provider. */
export function valuesOf(provider: Shown): ProviderValues {
  const texts = Object.fromEntries(
    Object.keys(NEW_PROVIDER).map((name) => [name, provider[name as keyof Shown] ?? '']),
  ) as unknown as ProviderValues;
  const { lga } = provider;
  return {
    ...texts,
    ...eachProviderFlag((name) => provider[name] === true),
    state: stateChoiceOf({ state: provider.state ?? '', lga }),
    speaksLocalLanguages: [...provider.speaksLocalLanguages],
  };
}

/**
 * Returns the changed fields of an edit. An emptied optional text is null; an emptied image keeps the old one; languages
 * are compared as a set. @see provider and admin area specification, section 5
 */
export function changesOf(before: ProviderValues, after: ProviderValues): Changes {
  const changes: Changes = {};
  const put = <Field extends keyof Changes>(name: Field, value: Changes[Field]) => {
    changes[name] = value;
  };
  for (const name of ['name', 'specialty', 'email', 'phone', 'address', 'state'] as const) {
    if (after[name].trim() !== before[name]) put(name, after[name].trim());
  }
  for (const name of ['lga', 'bio'] as const) {
    if (after[name].trim() !== before[name]) put(name, after[name].trim() || null);
  }
  for (const name of ['profileImage', 'officeImage'] as const) {
    if (after[name].trim() !== before[name] && after[name].trim() !== '') put(name, after[name].trim());
  }
  for (const name of PROVIDER_FLAG_NAMES) if (after[name] !== before[name]) put(name, after[name]);
  const spoken = after.speaksLocalLanguages;
  if (!isSameSet(before.speaksLocalLanguages, spoken)) put('speaksLocalLanguages', [...spoken]);
  // The choice of state may imply an LGA: without it, an emptied LGA would leave the city.
  if ('lga' in changes && !('state' in changes) && changes.lga === null) put('state', after.state);
  return changes;
}
