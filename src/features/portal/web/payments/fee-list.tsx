import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Fee, waiveFee } from '#features/payments/contract.ts';
import { naira } from '#platform/common/naira.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { call } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { paperHref } from '../portal-address.ts';
import { useMay, usePractice } from '../practice-member.ts';
import { PaymentForm } from './payment-form.tsx';
import { feesOf } from './payment-queries.ts';
import { ReasonForm } from './reason-form.tsx';

const STATES = ['due', 'paid', 'waived'] as const;
const STATE_NAMES: Readonly<Record<Fee['state'], MessageDescriptor>> = {
  due: msg`Due`,
  paid: msg`Paid`,
  waived: msg`Waived`,
};

/** The fees for late cancellations of a place: due, paid or waived. */
export function FeeList({ providerId, here }: { readonly providerId: number; readonly here: string }) {
  const { i18n } = useLingui();
  const { name } = usePractice();
  const { data: fees, isError, refetch } = usePathQuery(feesOf(providerId));
  const [state, setState] = useState<Fee['state']>('due');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = fees?.filter((fee) => fee.state === state);
  return (
    <section aria-labelledby="fees-title" className="grid gap-4">
      <div>
        <h2 ref={title} id="fees-title" tabIndex={-1}>
          <Trans>What is due to {name}</Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            Only what the patient read before booking is due. For a missed visit nothing is: patients read no rule about
            that.
          </Trans>
        </p>
      </div>
      <div className="max-w-xs">
        <SelectInput
          label={<Trans>Show</Trans>}
          value={state}
          onChange={({ target }) => setState(STATES.find((each) => each === target.value) ?? state)}
        >
          {STATES.map((each) => (
            <option key={each} value={each}>
              {i18n._(STATE_NAMES[each])}
            </option>
          ))}
        </SelectInput>
      </div>
      {shown === undefined && isError && (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the fees.</Trans>
        </LoadError>
      )}
      {shown === undefined && !isError && <Spinner />}
      {shown?.length === 0 && (
        <p>
          <Trans>None.</Trans>
        </p>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className="grid gap-3">
          {shown.map((fee) => (
            <FeeRow
              key={fee.id}
              providerId={providerId}
              fee={fee}
              here={here}
              onSettled={() => title.current?.focus()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A fee, and how it is paid or waived. */
export function FeeRow({
  providerId,
  fee,
  here,
  onSettled,
}: {
  readonly providerId: number;
  readonly fee: Fee;
  readonly here: string;
  readonly onSettled: () => void;
}) {
  const { i18n, t } = useLingui();
  const mayWaive = useMay('settings');
  const [open, setOpen] = useState<'paid' | 'waive' | null>(null);
  const { id, patient, phone, date, amountKobo, note, state, settledAt, settledBy, reason, receiptId } = fee;
  const moment = fullMoment(i18n, date);
  const settled = settledAt === null ? '' : [fullMoment(i18n, settledAt), settledBy].filter(Boolean).join(', ');
  const close = () => setOpen(null);
  const more = <span className="sr-only"> {patient}</span>;
  return (
    <li className="card grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-lg">{amountKobo === null ? <Trans>Amount not named</Trans> : naira(amountKobo)}</strong>
        <span className="font-semibold wrap-anywhere">{patient}</span>
        {phone !== null && (
          <a href={telHref(phone)} className="link inline-flex min-h-11 items-center">
            {phone}
          </a>
        )}
      </p>
      <p className="text-[0.9375rem] text-soft">
        <Trans>Cancelled late: visit of {moment}</Trans>
      </p>
      {note !== null && <p className="wrap-anywhere">{note}</p>}
      {state === 'waived' && (
        <p className="wrap-anywhere">
          <Trans>Waived: {reason}</Trans> <span className="text-soft">({settled})</span>
        </p>
      )}
      {state === 'paid' && receiptId !== null && (
        <p>
          <Link href={paperHref(here, receiptId)} className="link inline-flex min-h-11 items-center">
            <Trans>Receipt</Trans>
            {more}
          </Link>{' '}
          <span className="text-soft">{settled}</span>
        </p>
      )}
      {state === 'due' && open === null && (
        <p className="flex flex-wrap gap-2">
          <button type="button" className="chip" onClick={() => setOpen('paid')}>
            <Trans>Paid</Trans>
            {more}
          </button>
          {mayWaive && (
            <button type="button" className="chip" onClick={() => setOpen('waive')}>
              <Trans>Waive</Trans>
              {more}
            </button>
          )}
        </p>
      )}
      {open === 'paid' && (
        <PaymentForm
          providerId={providerId}
          about={{ feeId: id }}
          first={{ amount: amountKobo === null ? '' : String(amountKobo / 100), purpose: t`Late cancellation` }}
          onRecorded={() => {
            close();
            onSettled();
          }}
        />
      )}
      {open === 'waive' && (
        <ReasonForm
          name={`reason to waive fee ${id}`}
          label={<Trans>Why is it waived?</Trans>}
          hint={<Trans>The patient gets it with a copy of all their data.</Trans>}
          act={<Trans>Waive the fee</Trans>}
          done={t`The fee is waived`}
          send={(why) =>
            call<typeof waiveFee>('POST', '/api/portal/fees/:id/waive', { params: { id }, body: { reason: why } })
          }
          onClose={() => {
            close();
            onSettled();
          }}
        />
      )}
    </li>
  );
}
