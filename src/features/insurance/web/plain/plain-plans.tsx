import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import type { InsurancePlan } from '#features/insurance/contract.ts';
import { RELATIONS } from '#features/insurance/rules/plan-choices.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PlainForm, usePlainField, usePosted } from '#platform/web/forms/plain-form.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { INSURANCE_PLANS } from '../insurance-plans-query.ts';
import { cardUrl } from '../plan-card-address.ts';

/** The user's plans, and a form for another one, without scripts. */
export function PlainPlans({ action, fullName }: { readonly action: string; readonly fullName: string }) {
  const { t } = useLingui();
  const { data: plans } = usePathQuery(INSURANCE_PLANS);
  return (
    <>
      <section className="grid gap-3">
        <h2>
          <Trans>Your insurance plans</Trans>
        </h2>
        {plans === undefined || plans.length === 0 ? (
          <p>
            <Trans>No Insurance Plans Added</Trans>
          </p>
        ) : (
          <ul aria-label={t`Your insurance plans`} className="grid gap-3">
            {plans.map((plan) => (
              <PlainPlan key={plan.id} action={action} plan={plan} />
            ))}
          </ul>
        )}
      </section>
      <section className="grid gap-3">
        <h2>
          <Trans>Add Insurance Plan</Trans>
        </h2>
        <NewPlan action={action} fullName={fullName} />
      </section>
      <p className="notice">
        <Trans>Your insurance information is shared with healthcare providers only when you book an appointment.</Trans>{' '}
        <Trans>And then only the plan that you choose for that visit.</Trans>
      </p>
    </>
  );
}

function PlainPlan({ action, plan }: { readonly action: string; readonly plan: InsurancePlan }) {
  const { t } = useLingui();
  const name = `${plan.provider} · ${plan.planName}`;
  return (
    <li className="card grid gap-2">
      <h3 className="wrap-anywhere">{name}</h3>
      <p className="wrap-anywhere">
        <Trans>Member ID/Number</Trans>: {plan.memberId}
        <br />
        <Trans>Policy holder's name</Trans>: {plan.policyHolder}
        <br />
        <Trans>Contact</Trans>: {plan.contactNumber}
      </p>
      {plan.isPrimary ? (
        <p className="badge badge-green justify-self-start">
          <Trans>Primary</Trans>
        </p>
      ) : (
        <Act action={`${action}/primary`} plan={plan} name={name}>
          <Trans>Set as Primary</Trans>
        </Act>
      )}
      {plan.cardAddedAt !== null && (
        <>
          <a href={cardUrl(plan)} className="link inline-flex min-h-11 items-center">
            <Trans>Picture of the card</Trans>
          </a>
          <Act action={`${action}/remove-card`} plan={plan} name={name}>
            <Trans>Remove picture</Trans>
          </Act>
        </>
      )}
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-green">
          <Trans>Add picture of card</Trans>
        </summary>
        <PlainForm action={`${action}/card`} hasFile label={`${t`Add picture of card`}: ${name}`}>
          <input type="hidden" name="plan" value={plan.id} autoComplete="off" />
          <CardInput action={`${action}/card`} id={`card-of-${plan.id}`} />
          <button type="submit" className="button button-ghost justify-self-start">
            <Trans>Send the picture</Trans>
          </button>
        </PlainForm>
      </details>
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-green">
          <Trans>Remove this insurance plan?</Trans>
        </summary>
        <p className="mb-2">
          <Trans>
            Its details are deleted. Appointments you have booked stay as they are, also where you shared it.
          </Trans>
        </p>
        <Act action={`${action}/remove`} plan={plan} name={name}>
          <Trans>Remove plan</Trans>
        </Act>
      </details>
    </li>
  );
}

/** A button that is a form of its own. */
function Act({
  action,
  plan,
  name,
  children,
}: {
  readonly action: string;
  readonly plan: InsurancePlan;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <PlainForm action={action}>
      <input type="hidden" name="plan" value={plan.id} autoComplete="off" />
      <button type="submit" className="button button-ghost justify-self-start">
        {children}
        <span className="sr-only">: {name}</span>
      </button>
    </PlainForm>
  );
}

function CardInput({ action, id }: { readonly action: string; readonly id: string }) {
  const posted = usePosted(action);
  return (
    <Field
      id={id}
      label={<Trans>Picture of your insurance card (optional)</Trans>}
      hint={
        <>
          <Trans>JPEG, PNG or WebP, at most 5 MB.</Trans>{' '}
          <Trans>Only you can see it: it is not shared with providers.</Trans>{' '}
          {posted !== null && <Trans>Choose the file again: browsers do not keep it.</Trans>}
        </>
      }
    >
      {(control) => (
        <input {...control} type="file" name="card" accept="image/jpeg,image/png,image/webp" className="w-full py-2" />
      )}
    </Field>
  );
}

function NewPlan({ action, fullName }: { readonly action: string; readonly fullName: string }) {
  const { t, i18n } = useLingui();
  const field = usePlainField(action);
  return (
    <PlainForm action={action} hasFile>
      <SelectInput {...field('provider')} label={<Trans>Insurance provider</Trans>}>
        <option value="">{t`Select a provider`}</option>
        {INSURERS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectInput>
      <TextInput {...field('planName')} label={<Trans>Plan name/type</Trans>} autoComplete="off" />
      <TextInput
        {...field('memberId')}
        label={<Trans>Member ID/Number</Trans>}
        hint={<Trans>It is on your insurance card.</Trans>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextInput
        {...field('groupNumber')}
        label={<Trans>Group number (optional)</Trans>}
        hint={<Trans>If your card shows one.</Trans>}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput {...field('policyHolder', fullName)} label={<Trans>Policy holder's name</Trans>} autoComplete="name" />
      <SelectInput {...field('relationToPatient')} label={<Trans>Your relation to the policy holder</Trans>}>
        <option value="">{t`Select a relation`}</option>
        {RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            {translateText(i18n, relation)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        {...field('effectiveDate')}
        label={<Trans>Effective date</Trans>}
        hint={<Trans>Year, month, day: 2026-01-31</Trans>}
        type="date"
      />
      <TextInput
        {...field('expiryDate')}
        label={<Trans>Expiry date (optional)</Trans>}
        hint={<Trans>Year, month, day: 2026-01-31</Trans>}
        type="date"
      />
      <TextInput
        {...field('contactNumber')}
        label={<Trans>Insurer's contact number</Trans>}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <CardInput action={action} id="card-of-new-plan" />
      <button type="submit" className="button justify-self-start">
        <Trans>Save Insurance Plan</Trans>
      </button>
    </PlainForm>
  );
}
