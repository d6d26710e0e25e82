import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#features/auth/contract.ts';
import { BLOOD_TYPES } from '#features/auth/rules/blood-types.ts';
import { PROFILE_FIELDS, valuesOf } from '#features/profile/rules/profile-fields.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { PlainForm, usePlainField, usePosted } from '#platform/web/forms/plain-form.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** The user's profile, without scripts. The form carries what it began with, so that only changes are saved. */
export function PlainProfile({ action, user }: { readonly action: string; readonly user: User }) {
  const { t } = useLingui();
  const posted = usePosted(action);
  const plain = usePlainField(action);
  const saved = valuesOf(user);
  const field = (name: (typeof PROFILE_FIELDS)[number]) => plain(name, saved[name]);
  return (
    <PlainForm action={action}>
      {PROFILE_FIELDS.map((name) => (
        <input
          key={name}
          type="hidden"
          name={`was-${name}`}
          value={posted?.values[`was-${name}`] ?? saved[name]}
          autoComplete="off"
        />
      ))}
      <TextInput {...field('fullName')} label={t`Full name`} autoComplete="name" />
      <TextInput
        {...field('email')}
        label={t`E-mail`}
        hint={
          <Trans>
            After a change, no link for a new password is sent for 7 days. A confirmed address can be brought back until
            then.
          </Trans>
        }
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextInput {...field('phone')} label={t`Phone number`} type="tel" inputMode="tel" autoComplete="tel" />
      <SelectInput {...field('state')} label={t`State`} autoComplete="address-level1">
        <option value="">—</option>
        {STATES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectInput>
      <TextInput
        {...field('lga')}
        label={t`Local government area (LGA)`}
        hint={<Trans>One of the state that you chose.</Trans>}
        autoComplete="address-level2"
      />
      <SelectInput {...field('bloodType')} label={t`Blood type`}>
        <option value="">—</option>
        {BLOOD_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectInput>
      <TextInput
        {...field('nhisNumber')}
        label={t`NHIS number`}
        hint={t`From your National Health Insurance Scheme card.`}
        autoComplete="off"
      />
      <button type="submit" className="button justify-self-start">
        <Trans>Save All Changes</Trans>
      </button>
    </PlainForm>
  );
}
