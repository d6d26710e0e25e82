import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of what the dialog shows now. Takes focus when it comes, with all above it scrolled into sight. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest('[data-booking]')?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-lg">
      {children}
    </h3>
  );
}
