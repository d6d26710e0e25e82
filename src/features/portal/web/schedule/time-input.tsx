/** A time of day, `HH:mm`; empty if it is invalid. */
export function TimeInput({
  label,
  value,
  onChange,
  invalid = false,
  describedBy,
}: {
  /** The label for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly invalid?: boolean;
  readonly describedBy?: string;
}) {
  return (
    <input
      type="time"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className="input w-full min-w-0 px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden sm:w-36 sm:px-3"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
