import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, type ReactNode, useContext, useRef } from 'react';
import { NoNetwork } from '../calls/no-network.ts';

/** A button that sends something: while busy, it says so, keeps its size and its focus, and does nothing; without network it is off. */
export function BusyButton({
  busy,
  busyText,
  children,
  className = '',
  onClick,
  type = 'button',
  disabled: isOff = false,
  ...form
}: {
  readonly busy: boolean;
  readonly busyText: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
} & Pick<ComponentProps<'button'>, 'onClick' | 'type' | 'disabled' | 'name' | 'value'>) {
  const pressed = useRef(false);
  const noNetwork = useContext(NoNetwork);
  const disabled = isOff || noNetwork !== undefined;
  return (
    <>
      <button
        {...form}
        type={type}
        className={`button inline-grid ${className}`}
        disabled={disabled}
        title={noNetwork}
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
