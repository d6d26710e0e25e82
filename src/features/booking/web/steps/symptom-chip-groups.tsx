import { useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { SYMPTOM_CHIPS } from '#features/symptoms/rules/symptom-chips.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** The quick-pick symptoms by category, each a button that stays pressed. */
export function SymptomChipGroups({
  chosen,
  onPress,
}: {
  readonly chosen: readonly string[];
  readonly onPress: (chip: string) => void;
}) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-4">
      {SYMPTOM_CHIPS.map(({ category, chips }) => (
        <fieldset key={category}>
          <legend className="mb-2 font-semibold">{translateText(i18n, category)}</legend>
          <div className="flex flex-wrap gap-2">
            {chips.map((chip) => {
              const pressed = chosen.includes(chip);
              const Icon = pressed ? Check : Plus;
              return (
                <button key={chip} type="button" className="chip" aria-pressed={pressed} onClick={() => onPress(chip)}>
                  <Icon aria-hidden size={18} strokeWidth={1.75} className="-ms-1" />
                  {translateText(i18n, chip)}
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
