import { type ReactNode, useId } from 'react';

const CARD = [
  'relative flex min-h-11 items-start gap-3 rounded-card border-[1.5px] border-edge bg-card px-4 py-3',
  '@max-[16.25rem]/screen:gap-2 @max-[16.25rem]/screen:px-2',
  'has-checked:border-green has-checked:bg-green-tint has-checked:inset-ring has-checked:inset-ring-green',
  'has-disabled:border-dashed',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
].join(' ');

/** One choice of several as a card: a native radio button with its label. */
export function RadioCard({
  name,
  checked,
  onChoose,
  title,
  icon,
  disabled = false,
  children,
}: {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** What else there is to know, read after the title. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className={CARD}>
      <input
        type="radio"
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-describedby={children === undefined ? undefined : `${id}-more`}
        className="relative z-1 mt-0.5 size-5 flex-none accent-green focus-visible:outline-none"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-bold after:absolute after:inset-0">
          {title}
        </label>
        {children !== undefined && (
          <div id={`${id}-more`} className="text-[0.9375rem] text-soft">
            {children}
          </div>
        )}
      </div>
      {icon}
    </div>
  );
}
