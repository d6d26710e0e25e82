import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { InsurancePlan } from '#features/insurance/contract.ts';
import { hasExpired } from '#features/insurance/rules/covers-day.ts';
import { isNamedInsurer } from '#features/insurance/rules/plan-acceptance.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { monthDayYear } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { CardPicture } from './card-picture.tsx';
import { useSetPrimary } from './use-insurance-plans.ts';

/** An insurance plan and the actions on it. */
export function PlanCard({
  plan,
  readAtMs,
  onRemove,
}: {
  readonly plan: InsurancePlan;
  /** When the plan was loaded, ms since the epoch. */
  readonly readAtMs: number;
  readonly onRemove: () => void;
}) {
  const { t, i18n } = useLingui();
  const setPrimary = useSetPrimary();
  const today = lagosDate(useNow(readAtMs));
  const insurer = plan.provider;
  const name = `${plan.provider}, ${plan.planName}`;
  return (
    <li className="card grid content-start gap-3 break-inside-avoid">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.0625rem] wrap-anywhere">{plan.provider}</h2>
          <p className="wrap-anywhere text-soft">{plan.planName}</p>
        </div>
        <button
          type="button"
          className="icon-button no-print -mt-2 -me-2 text-red"
          aria-label={t`Remove ${name}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {plan.isPrimary && (
          <span className="badge badge-green">
            <ShieldCheck aria-hidden size={16} strokeWidth={1.75} />
            <Trans>Primary Insurance Plan</Trans>
          </span>
        )}
        {hasExpired(plan, today) && (
          <span className="badge badge-amber">
            <Trans>Expired</Trans>
          </span>
        )}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[0.9375rem]">
        <Detail term={<Trans>Member ID</Trans>}>{plan.memberId}</Detail>
        {plan.groupNumber !== null && <Detail term={<Trans>Group number</Trans>}>{plan.groupNumber}</Detail>}
        <Detail term={<Trans>Policy holder</Trans>}>
          {plan.policyHolder} ({translateText(i18n, plan.relationToPatient)})
        </Detail>
        <Detail term={<Trans>Effective</Trans>}>{monthDayYear(i18n, plan.effectiveDate)}</Detail>
        {plan.expiryDate !== null && (
          <Detail term={<Trans>Expires</Trans>}>{monthDayYear(i18n, plan.expiryDate)}</Detail>
        )}
        <Detail term={<Trans>Contact</Trans>}>
          <a href={telHref(plan.contactNumber)} className="link -my-2.5 inline-flex min-h-11 items-center">
            {plan.contactNumber}
          </a>
        </Detail>
        <Detail term={<Trans>Added</Trans>}>{monthDayYear(i18n, lagosDate(Date.parse(plan.addedAt)))}</Detail>
      </dl>
      <CardPicture plan={plan} name={name} />
      {isNamedInsurer(insurer) && (
        <p className="no-print">
          <Link
            href={`/?insurance=${encodeURIComponent(insurer)}#provider-search`}
            className="link inline-flex min-h-11 items-center"
          >
            <Trans>Find providers who accept {insurer}</Trans>
          </Link>
        </p>
      )}
      {!plan.isPrimary && (
        <BusyButton
          className="button-ghost no-print"
          busy={setPrimary.isPending}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => setPrimary.mutate(plan.id)}
        >
          <Trans>Set as Primary</Trans>
          <span className="sr-only">: {name}</span>
        </BusyButton>
      )}
    </li>
  );
}

function Detail({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
