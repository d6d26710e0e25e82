import { INSURERS, type Insurer } from '#features/directory/rules/insurers.ts';
import { takeIn } from '#platform/common/changed-meanwhile.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import type { PortalSettings, setPracticeSettings } from './schedule-contract.ts';
import { feeOf, type TypedFee, typedFee } from './typed-fee.ts';

type WantedPractice = Omit<BodyOf<typeof setPracticeSettings>, 'was'>;
type Settings = Pick<PortalSettings, 'acceptedInsurance' | 'acceptingNewPatients' | 'cancellation'>;

/** The settings of a practice as the form holds them. */
export interface TypedPractice {
  readonly accepted: readonly string[];
  readonly takesNew: boolean;
  readonly fee: TypedFee;
}

/** Returns the form's values for the settings. */
export function typedPractice({ acceptedInsurance, acceptingNewPatients, cancellation }: Settings): TypedPractice {
  return { accepted: acceptedInsurance, takesNew: acceptingNewPatients, fee: typedFee(cancellation) };
}

/** Returns the settings that the form holds; undefined while the fee can't be saved. */
export function practiceOf({ accepted, takesNew, fee }: TypedPractice): WantedPractice | undefined {
  const cancellation = feeOf(fee);
  if (cancellation === undefined) return undefined;
  const acceptedInsurance = INSURERS.filter((name): name is Insurer => accepted.includes(name));
  return { acceptedInsurance, acceptingNewPatients: takesNew, cancellation };
}

/** True if the form differs from the settings it was filled in from. */
export function isPracticeChanged({ accepted, takesNew, fee }: TypedPractice, base: Settings): boolean {
  return (
    takesNew !== base.acceptingNewPatients ||
    INSURERS.some((name) => accepted.includes(name) !== (base.acceptedInsurance as readonly string[]).includes(name)) ||
    JSON.stringify(feeOf(fee)) !== JSON.stringify(feeOf(typedFee(base.cancellation)))
  );
}

/**
 * Returns the form's values after another desk has saved `now`: the values typed here, insurer by insurer, and theirs
 * elsewhere. `bothChangedFee`: both changed the fee, differently.
 */
export function mergePractice(
  base: Settings,
  typed: TypedPractice,
  now: Settings,
): { readonly typed: TypedPractice; readonly bothChangedFee: boolean } {
  const { values, both } = takeIn(fieldsOf(typedPractice(base)), fieldsOf(typed), fieldsOf(typedPractice(now)));
  return {
    typed: {
      accepted: INSURERS.filter((name) => values[name] === true),
      takesNew: values['takesNew'] === true,
      fee: values['fee'] as TypedFee,
    },
    bothChangedFee: both.includes('fee'),
  };
}

function fieldsOf({ accepted, takesNew, fee }: TypedPractice): Readonly<Record<string, unknown>> {
  return { takesNew, fee, ...Object.fromEntries(INSURERS.map((name) => [name, accepted.includes(name)])) };
}
