import type { ReactNode } from 'react';

/** Choices of which one is chosen, as chips in a row. */
export function RadioChips<Value extends string>({
  legend,
  name,
  choices,
  chosen,
  onChoose,
}: {
  readonly legend: ReactNode;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="chip">
          <input
            type="radio"
            name={name}
            className="accent-green"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
