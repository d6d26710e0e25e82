import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import { METHOD_NAMES } from '#features/papers/web/paper-names.ts';
import type { Payment, recordPayment } from '#features/payments/contract.ts';
import { PURPOSE_MAX } from '#features/payments/rules/payment-limits.ts';
import { koboOf } from '#features/portal/rules/typed-fee.ts';
import { call } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { usePaperChange } from '../papers/use-paper-change.ts';
import type { PaidFor } from './payment-queries.ts';

const METHODS = ['cash', 'transfer', 'pos', 'hmo'] as const;

/** Records money that was received. A second tap, or sending it again after an answer got lost, makes no second payment. */
export function PaymentForm({
  providerId,
  about,
  first,
  onRecorded,
}: {
  readonly providerId: number;
  readonly about: PaidFor;
  /** What stands in the fields at first; money in naira. */
  readonly first: { readonly amount: string; readonly purpose: string };
  readonly onRecorded: (payment: Payment) => void;
}) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useDraft(`payment for ${JSON.stringify(about)} at ${providerId}`, () => ({
    ...first,
    method: 'cash' as (typeof METHODS)[number],
  }));
  const { busy, fields, change } = usePaperChange();
  // Of this payment until it is recorded: the next one, even if it looks the same, is another.
  const sent = useRef({ request: '', key: '' });
  const form = useRef<HTMLFormElement>(null);
  const set = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const save = async () => {
    const { amount, method, purpose } = typed;
    const body = { about, amountKobo: koboOf(amount) ?? 0, method, purpose };
    const request = JSON.stringify(body);
    if (sent.current.request !== request) sent.current = { request, key: newKey() };
    const headers = { 'idempotency-key': sent.current.key };
    const send = () =>
      call<typeof recordPayment>('POST', '/api/portal/providers/:id/payments', {
        params: { id: providerId },
        body,
        headers,
      });
    const payment = await change(send, t`Payment recorded`, t`The receipt is in the list.`);
    if (payment === undefined) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    sent.current = { request: '', key: '' };
    // What stood in it at first is paid by now.
    set({ ...first, amount: '' });
    onRecorded(payment);
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid items-start gap-3 sm:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label={<Trans>Amount in naira</Trans>}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed.amount}
        error={fields['amountKobo']}
        onChange={({ target }) => set({ amount: target.value })}
      />
      <SelectInput
        label={<Trans>Paid by</Trans>}
        value={typed.method}
        onChange={({ target }) => set({ method: METHODS.find((each) => each === target.value) ?? typed.method })}
      >
        {METHODS.map((each) => (
          <option key={each} value={each}>
            {i18n._(METHOD_NAMES[each])}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={<Trans>Paid for</Trans>}
        autoComplete="off"
        maxLength={PURPOSE_MAX}
        value={typed.purpose}
        error={fields['purpose']}
        onChange={({ target }) => set({ purpose: target.value })}
      />
      <p className="sm:col-span-3">
        <BusyButton type="submit" busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Record the payment</Trans>
        </BusyButton>
      </p>
    </form>
  );
}
