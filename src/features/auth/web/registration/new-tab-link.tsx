import type { ReactNode } from 'react';

/** A link to a page that opens beside a form, so that nothing that was typed is lost. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link">
      {children}
    </a>
  );
}
