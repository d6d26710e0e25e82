import { type ReactNode, useEffect, useRef } from 'react';
import { keepMenu } from './keep-menu.ts';

/** A menu behind a button, on the browser's own `details`, so that it opens before scripts run. */
export function PopupMenu({
  button,
  label,
  children,
  className = '',
  buttonClass = 'icon-button',
  onToggle,
}: {
  /** What the button shows. */
  readonly button: ReactNode;
  /** What the button is called, where it doesn't show that. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly buttonClass?: string;
  /** Called when it opens or closes. */
  readonly onToggle?: (open: boolean) => void;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current === null ? undefined : keepMenu(details.current)), []);
  return (
    <details ref={details} className={className} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary aria-label={label} className={`list-none [&::-webkit-details-marker]:hidden ${buttonClass}`}>
        {button}
      </summary>
      {children}
    </details>
  );
}
