/** A time of the day, `HH:mm`; what isn't one is the empty text. */
export function TimeInput({
  label,
  value,
  onChange,
  invalid = false,
  describedBy,
}: {
  /** For those who don't see what it stands beside. */
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
