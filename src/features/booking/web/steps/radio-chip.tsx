import type { ComponentProps, ReactNode } from 'react';

const CHIP = [
  'relative grid min-h-11 cursor-pointer place-items-center rounded-control border-[1.5px] border-edge bg-card px-0.5',
  'text-center text-[0.9375rem] font-semibold',
  'has-checked:border-green has-checked:bg-green has-checked:text-on-green forced-colors:has-checked:border-4',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
].join(' ');

/**
 * One choice of several as a small button: a native radio button under its label. Where the system sets the colours, the
 * chosen one shows by its border.
 */
export function RadioChip({
  name,
  checked,
  onChoose,
  children,
}: {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <ChipInput name={name} checked={checked} onChange={onChoose}>
      {children}
    </ChipInput>
  );
}

/** The same as a plain input of a form, which takes the attributes of a radio button. */
export function ChipInput({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={CHIP}>
      <input
        {...input}
        type="radio"
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control focus-visible:outline-none"
      />
      {children}
    </label>
  );
}
