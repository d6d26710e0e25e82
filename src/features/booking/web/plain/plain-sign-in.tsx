import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useContext } from 'react';
import { GUARDIAN_RELATIONS } from '#features/auth/rules/guardian.ts';
import { RelationName } from '#features/auth/web/registration/relation-name.tsx';
import { CodeInput } from '#features/auth/web/sign-in/code-input.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { StepHeading } from '../step-heading.tsx';
import { PlainForm, PlainProblems, type PlainProps } from './plain-form.tsx';

/** Signing in or registering inside a booking. */
export function PlainSignIn(props: PlainProps) {
  const posted = useContext(PostedFormContext);
  const { url, needsCode } = (posted?.data ?? {}) as { readonly url?: string; readonly needsCode?: boolean };
  const isNew = url === '/api/register';
  return (
    <>
      <PlainProblems />
      <StepHeading>
        <Trans>Sign in to book</Trans>
      </StepHeading>
      <p className="text-soft">
        <Trans>Your choices are kept.</Trans>
      </p>
      <section aria-labelledby="sign-in-title" className="grid gap-3">
        <h4 id="sign-in-title" className="text-lg">
          <Trans>Sign in</Trans>
        </h4>
        <PlainForm {...props} to="sign-in">
          <Input
            name="username"
            isMine={!isNew}
            prefix="login-"
            label={<Trans>Username or e-mail</Trans>}
            autoComplete="username"
          />
          <Password isMine={!isNew} prefix="login-" autoComplete="current-password" />
          {needsCode && <CodeInput name="code" />}
          <button type="submit" className="button">
            <Trans>Sign in and go on</Trans>
          </button>
        </PlainForm>
      </section>
      <section aria-labelledby="register-title" className="grid gap-3">
        <h4 id="register-title" className="text-lg">
          <Trans>New here? Create an account</Trans>
        </h4>
        <PlainForm {...props} to="register">
          <Input name="fullName" isMine={isNew} label={<Trans>Full name</Trans>} autoComplete="name" />
          <Input
            name="email"
            isMine={isNew}
            label={<Trans>E-mail</Trans>}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Input
            name="username"
            isMine={isNew}
            label={<Trans>Username</Trans>}
            hint={<Trans>At least 3 characters.</Trans>}
            autoComplete="username"
          />
          <Password isMine={isNew} hint={<Trans>At least 6 characters.</Trans>} autoComplete="new-password" />
          <AgeQuestion isMine={isNew} />
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
          <button type="submit" className="button">
            <Trans>Create Account</Trans>
          </button>
        </PlainForm>
      </section>
    </>
  );
}

type InputProps = Omit<ComponentProps<typeof TextInput>, 'name'> & {
  readonly name: string;
  /** True if the form that came back is the one of this field. */
  readonly isMine: boolean;
  readonly prefix?: string;
};

function Input({ name, isMine, prefix = '', ...input }: InputProps) {
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

function Password(props: Omit<InputProps, 'name' | 'label'>) {
  return <Input {...props} name="password" type="password" label={<Trans>Password</Trans>} />;
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
        <Input
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
