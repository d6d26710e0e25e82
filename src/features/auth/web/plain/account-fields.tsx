import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useContext } from 'react';
import { GUARDIAN_RELATIONS } from '#features/auth/rules/guardian.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { RelationName } from '../registration/relation-name.tsx';

/** The fields of a registration without scripts. */
export function RegistrationFields({ isMine }: { readonly isMine: boolean }) {
  return (
    <>
      <AccountInput name="fullName" isMine={isMine} label={<Trans>Full name</Trans>} autoComplete="name" />
      <AccountInput
        name="email"
        isMine={isMine}
        label={<Trans>E-mail</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <AccountInput
        name="username"
        isMine={isMine}
        label={<Trans>Username</Trans>}
        hint={<Trans>At least 3 characters.</Trans>}
        autoComplete="username"
      />
      <AccountPassword isMine={isMine} hint={<Trans>At least 6 characters.</Trans>} autoComplete="new-password" />
      <AgeQuestion isMine={isMine} />
      <p className="text-sm text-soft">
        <Trans>
          By creating an account you agree to our{' '}
          <a className="underline" href="/terms-of-service">
            Terms of Service
          </a>{' '}
          and{' '}
          <a className="underline" href="/privacy-policy">
            Privacy Policy
          </a>
          .
        </Trans>
      </p>
    </>
  );
}

type InputProps = Omit<ComponentProps<typeof TextInput>, 'name'> & {
  readonly name: string;
  /** True if the form that came back is the one of this field. */
  readonly isMine: boolean;
  readonly prefix?: string;
};

/** A field of a sign-in or registration without scripts; it comes back with what was typed and what is wrong. */
export function AccountInput({ name, isMine, prefix = '', ...input }: InputProps) {
  const posted = useContext(PostedFormContext);
  return (
    <TextInput
      autoCapitalize={name === 'fullName' ? 'words' : 'none'}
      spellCheck={false}
      {...input}
      id={`plain-${isMine ? '' : 'other-'}${prefix && isMine ? '' : prefix}${name}`}
      name={name}
      {...(isMine && { defaultValue: posted?.values[name] ?? '', error: posted?.fields[name] })}
    />
  );
}

/** The password of such a form. It never comes back. */
export function AccountPassword(props: Omit<InputProps, 'name' | 'label'>) {
  return <AccountInput {...props} name="password" type="password" label={<Trans>Password</Trans>} />;
}

function AgeQuestion({ isMine }: { readonly isMine: boolean }) {
  const posted = useContext(PostedFormContext);
  const values: Readonly<Record<string, string>> = isMine ? (posted?.values ?? {}) : {};
  const errors = isMine ? (posted?.fields ?? {}) : {};
  const ageGroup = (value: 'adult' | 'minor') => ({
    name: 'ageGroup',
    value,
    defaultChecked: (values['ageGroup'] === 'minor') === (value === 'minor'),
    className: 'size-5 flex-none accent-green',
  });
  return (
    <>
      <fieldset>
        <legend className="font-semibold">
          <Trans>Your age</Trans>
        </legend>
        <label className="flex min-h-11 items-center gap-3">
          <input type="radio" {...ageGroup('adult')} />
          <Trans>I am 18 or older</Trans>
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input type="radio" {...ageGroup('minor')} />
          <Trans>I am under 18: a parent or guardian agrees</Trans>
        </label>
      </fieldset>
      <fieldset className="grid gap-3 rounded-card border border-line p-4">
        <legend className="px-1 font-semibold">
          <Trans>Only if you are under 18</Trans>
        </legend>
        <AccountInput
          name="guardianName"
          isMine={isMine}
          label={<Trans>Full name of the parent or guardian</Trans>}
          autoComplete="off"
        />
        <SelectInput
          id={isMine ? 'plain-guardianRelation' : 'plain-other-guardianRelation'}
          name="guardianRelation"
          label={<Trans>How they are related to you</Trans>}
          error={errors['guardianRelation']}
          defaultValue={values['guardianRelation'] ?? ''}
        >
          <option value="">—</option>
          {GUARDIAN_RELATIONS.map((relation) => (
            <option key={relation} value={relation}>
              <RelationName relation={relation} />
            </option>
          ))}
        </SelectInput>
        <div id={isMine ? 'plain-guardianConsent' : 'plain-other-guardianConsent'}>
          <CheckboxInput
            name="guardianConsent"
            value="true"
            error={errors['guardianConsent']}
            label={
              <Trans>
                I am the parent or guardian named above. I agree to this account and to what it is used for.
              </Trans>
            }
          />
        </div>
      </fieldset>
    </>
  );
}
