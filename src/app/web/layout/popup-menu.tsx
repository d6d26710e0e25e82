import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A menu behind a button, on the browser's own `details`, so that it opens before scripts run. Closes on Escape (which
 * gives focus back), on a click outside, when focus leaves, and when a link in it is followed.
 */
export function PopupMenu({
  button,
  label,
  children,
  className = '',
}: {
  /** What the button shows. */
  readonly button: ReactNode;
  /** What the button is called. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = details.current;
    if (menu === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => menu.removeAttribute('open');
    const closeUnlessInside = (target: EventTarget | null) => {
      if (target instanceof Node && !menu.contains(target)) close();
    };
    document.addEventListener('pointerdown', ({ target }) => closeUnlessInside(target), { signal });
    menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessInside(relatedTarget), { signal });
    menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close(), {
      signal,
    });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !menu.open) return;
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
        close();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  return (
    <details ref={details} className={className}>
      <summary aria-label={label} className="icon-button list-none [&::-webkit-details-marker]:hidden">
        {button}
      </summary>
      {children}
    </details>
  );
}
