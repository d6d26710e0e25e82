import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of what the dialog shows now. Takes focus when it comes, with all of its step that is above it in sight. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = heading.current?.closest('[data-booking]');
    // Only if the dialog is scrolled; one that has just opened must show its title.
    const isScrolled = ['.dialog-body', '.dialog-frame'].some((part) => shown?.closest(part)?.scrollTop);
    if (isScrolled) shown?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-lg">
      {children}
    </h3>
  );
}
