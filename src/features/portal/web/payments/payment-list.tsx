import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { METHOD_NAMES } from '#features/papers/web/paper-names.ts';
import type { Payment, voidPayment } from '#features/payments/contract.ts';
import { restOf } from '#features/payments/rules/owed.ts';
import { naira } from '#platform/common/naira.ts';
import { call } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { paperHref } from '../portal-address.ts';
import { OwedList } from './owed-list.tsx';
import { PaymentForm } from './payment-form.tsx';
import { owedOf, type PaidFor, paymentsOf } from './payment-queries.ts';
import { ReasonForm } from './reason-form.tsx';

const TITLE = 'payments-title';

/** What is owed and was paid for a visit or by a client, with the receipts, and a form for the next payment. */
export function PaymentList({
  providerId,
  about,
  purpose,
  here,
}: {
  readonly providerId: number;
  readonly about: Exclude<PaidFor, { readonly feeId: number }>;
  /** What a payment is usually for. */
  readonly purpose: string;
  /** The address of the screen, to which a receipt leads back. */
  readonly here: string;
}) {
  const { data: payments, isError, refetch } = usePathQuery(paymentsOf(providerId, about));
  const { data: owed, isError: isOwedUnknown } = usePathQuery(owedOf(providerId, about));
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  const rest = owed === undefined ? 0 : restOf(owed);
  return (
    <section aria-labelledby={TITLE} className="card grid gap-3">
      <h2 ref={title} id={TITLE} tabIndex={-1}>
        <Trans>Payments</Trans>
      </h2>
      {owed !== undefined && <OwedList providerId={providerId} owed={owed} here={here} onSettled={focusTitle} />}
      {payments === undefined && isError && (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the payments.</Trans>
        </LoadError>
      )}
      {payments === undefined && !isError && <Spinner />}
      {payments !== undefined && payments.length > 0 && (
        <ul className="grid gap-3">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} here={here} onVoided={focusTitle} />
          ))}
        </ul>
      )}
      {/* The amount that stands in it at first is known then. */}
      {(owed !== undefined || isOwedUnknown) && (
        <PaymentForm
          providerId={providerId}
          about={about}
          first={{ amount: rest === 0 ? '' : String(rest / 100), purpose }}
          onRecorded={focusTitle}
        />
      )}
    </section>
  );
}

function PaymentRow({
  payment,
  here,
  onVoided,
}: {
  readonly payment: Payment;
  readonly here: string;
  readonly onVoided: () => void;
}) {
  const { i18n, t } = useLingui();
  const [isVoiding, setIsVoiding] = useState(false);
  const { id, amountKobo, method, purpose, receivedAt, receivedBy, receipt, voided } = payment;
  const [why, voider] = [voided?.reason, voided?.by ?? null];
  const { number } = receipt;
  return (
    <li className="grid gap-1 border-b border-line pb-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className={voided === null ? '' : 'line-through'}>{naira(amountKobo)}</strong>
        <span className="wrap-anywhere">
          {i18n._(METHOD_NAMES[method])}, {purpose}
        </span>
        <Link href={paperHref(here, receipt.id)} className="link inline-flex min-h-11 items-center">
          <Trans>Receipt no. {number}</Trans>
        </Link>
      </p>
      <p className="text-[0.9375rem] text-soft">
        {fullMoment(i18n, receivedAt)}
        {receivedBy !== null && `, ${receivedBy}`}
      </p>
      {why !== undefined && (
        <p className="wrap-anywhere">
          <Trans>Void: {why}</Trans>
          {voider !== null && <span className="text-soft"> ({voider})</span>}
        </p>
      )}
      {voided === null && !isVoiding && (
        <p>
          <button type="button" className="chip" onClick={() => setIsVoiding(true)}>
            <Trans>Void</Trans>
            <span className="sr-only"> {t`receipt ${number}`}</span>
          </button>
        </p>
      )}
      {isVoiding && (
        <ReasonForm
          name={`reason to void payment ${id}`}
          label={<Trans>Why was it a mistake?</Trans>}
          hint={<Trans>The receipt is void too, and the patient reads this.</Trans>}
          act={<Trans>Void the payment</Trans>}
          done={t`The payment is void`}
          send={(reason) =>
            call<typeof voidPayment>('POST', '/api/portal/payments/:id/void', { params: { id }, body: { reason } })
          }
          onClose={() => {
            setIsVoiding(false);
            onVoided();
          }}
        />
      )}
    </li>
  );
}
