import { Trans } from '@lingui/react/macro';
import { NOTICE_HOURS } from '#features/appointments/rules/late-cancellation.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { PortalSettings } from '../rules/schedule-contract.ts';

/** The rule for cancelling late as somebody types it. */
export interface TypedFee {
  readonly kind: 'none' | 'amount' | 'percent';
  readonly amount: string;
  readonly percent: string;
  readonly note: string;
}

const KINDS = ['none', 'amount', 'percent'] as const;

/** What is kept as it is typed. */
export function typedFee({ kobo, percent, note }: PortalSettings['cancellation']): TypedFee {
  return {
    kind: kobo !== null ? 'amount' : percent !== null ? 'percent' : 'none',
    amount: kobo === null ? '' : String(kobo / 100),
    percent: percent === null ? '' : String(percent),
    note: note ?? '',
  };
}

/** What is typed as it is kept; undefined when it can't be. */
export function feeOf({ kind, amount, percent, note }: TypedFee): PortalSettings['cancellation'] | undefined {
  const words = note.trim() === '' ? null : note.trim();
  const number = (kind === 'amount' ? amount : percent).replaceAll(/[₦,\s]/g, '');
  if (kind === 'none') return { kobo: null, percent: null, note: words };
  if (kind === 'percent') {
    const share = /^\d{1,3}$/.test(number) ? Number(number) : 0;
    return share >= 1 && share <= 100 ? { kobo: null, percent: share, note: words } : undefined;
  }
  const kobo = /^\d{1,7}(\.\d{1,2})?$/.test(number) ? Math.round(Number(number) * 100) : 0;
  return kobo >= 100 && kobo <= 100_000_000 ? { kobo, percent: null, note: words } : undefined;
}

/** What patients are told that cancelling late costs. */
export function FeeFields({
  fee,
  error,
  onChange,
}: {
  readonly fee: TypedFee;
  readonly error: string | undefined;
  readonly onChange: (fee: TypedFee) => void;
}) {
  const set = (changed: Partial<TypedFee>) => onChange({ ...fee, ...changed });
  return (
    <section className="grid gap-4">
      <div>
        <h2>
          <Trans>Cancelling late</Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            Patients read this before they book: what cancelling less than {NOTICE_HOURS} hours ahead costs. A higher
            fee counts only for visits that are booked after it is set, a lower one at once.
          </Trans>
        </p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectInput
          label={<Trans>Fee</Trans>}
          value={fee.kind}
          onChange={(event) => set({ kind: KINDS.find((kind) => kind === event.target.value) ?? 'none' })}
        >
          <option value="none">
            <Trans>No fee</Trans>
          </option>
          <option value="amount">
            <Trans>An amount in naira</Trans>
          </option>
          <option value="percent">
            <Trans>A share of the price of the visit</Trans>
          </option>
        </SelectInput>
        {fee.kind === 'amount' && (
          <TextInput
            label={<Trans>Amount in naira</Trans>}
            inputMode="decimal"
            autoComplete="off"
            value={fee.amount}
            error={error}
            onChange={(event) => set({ amount: event.target.value })}
          />
        )}
        {fee.kind === 'percent' && (
          <TextInput
            label={<Trans>Share in percent</Trans>}
            inputMode="numeric"
            autoComplete="off"
            value={fee.percent}
            error={error}
            onChange={(event) => set({ percent: event.target.value })}
          />
        )}
      </div>
      <Field label={<Trans>In your own words (optional)</Trans>} hint={<Trans>At most 500 characters.</Trans>}>
        {(control) => (
          <textarea
            {...control}
            className="input min-h-24"
            maxLength={500}
            value={fee.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        )}
      </Field>
    </section>
  );
}
