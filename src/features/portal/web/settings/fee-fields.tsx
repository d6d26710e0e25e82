import { Trans, useLingui } from '@lingui/react/macro';
import { NOTICE_HOURS } from '#features/appointments/rules/late-cancellation.ts';
import { type FeeProblem, feeOf, type TypedFee } from '#features/portal/rules/typed-fee.ts';
import { feeKobo } from '#features/schedules/rules/cancellation-fee.ts';
import { naira } from '#platform/common/naira.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';

const KINDS = ['none', 'amount', 'percent'] as const;

/** The fields of the fee for late cancellation. */
export function FeeFields({
  fee,
  problem,
  onChange,
}: {
  readonly fee: TypedFee;
  readonly problem: FeeProblem | undefined;
  readonly onChange: (fee: TypedFee) => void;
}) {
  const { i18n } = useLingui();
  const set = (changed: Partial<TypedFee>) => onChange({ ...fee, ...changed });
  const errorAt = (field: FeeProblem['field']) =>
    problem?.field === field ? translateText(i18n, problem.problem) : undefined;
  const kept = feeOf(fee);
  const amount = naira((kept && feeKobo(kept)) ?? 0);
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
            error={errorAt('amount')}
            onChange={(event) => set({ amount: event.target.value })}
          />
        )}
        {fee.kind === 'percent' && (
          <TextInput
            label={<Trans>Share in percent</Trans>}
            inputMode="numeric"
            autoComplete="off"
            value={fee.percent}
            error={errorAt('percent')}
            onChange={(event) => set({ percent: event.target.value })}
          />
        )}
        {fee.kind === 'percent' && (
          <TextInput
            label={<Trans>Price of a visit in naira</Trans>}
            hint={kept === undefined ? undefined : <Trans>Patients read that cancelling late costs {amount}.</Trans>}
            inputMode="decimal"
            autoComplete="off"
            value={fee.price}
            error={errorAt('price')}
            onChange={(event) => set({ price: event.target.value })}
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
