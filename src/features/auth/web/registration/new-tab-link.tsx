import type { ReactNode } from 'react';

/** A link that opens in a new tab, so that the form next to it keeps its input. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link">
      {children}
    </a>
  );
}
