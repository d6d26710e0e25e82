import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';

/** A button that, while busy, says so, keeps its size and its focus, and does nothing. */
export function BusyButton({
  busy,
  busyText,
  children,
  className = '',
  onClick,
  type = 'button',
  disabled = false,
  ...form
}: {
  readonly busy: boolean;
  readonly busyText: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
} & Pick<ComponentProps<'button'>, 'onClick' | 'type' | 'disabled' | 'name' | 'value'>) {
  const pressed = useRef(false);
  return (
    <>
      <button
        {...form}
        type={type}
        className={`button inline-grid ${className}`}
        disabled={disabled}
        // `disabled` and `aria-disabled` must not be set together.
        aria-disabled={(busy && !disabled) || undefined}
        onClick={(event) => {
          if (busy || pressed.current) return event.preventDefault();
          // `busy` comes with a later render, and the second click of a double click can come before it.
          pressed.current = true;
          onClick?.(event);
          setTimeout(() => {
            pressed.current = false;
          });
        }}
      >
        <span className={`col-start-1 row-start-1 ${busy ? 'invisible' : ''}`}>{children}</span>
        <span className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${busy ? '' : 'invisible'}`}>
          <LoaderCircle aria-hidden size={20} strokeWidth={1.75} className={busy ? 'animate-spin' : ''} />
          {busyText}
        </span>
      </button>
      <output className="sr-only">{busy && busyText}</output>
    </>
  );
}
