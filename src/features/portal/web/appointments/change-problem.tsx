import type { ReactNode } from 'react';

const showWhole = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** Why a change failed, scrolled into view: the dialog may be longer than the screen. Give it a key for each attempt. */
export function ChangeProblem({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={showWhole} className="grid scroll-my-4 gap-3">
      {children}
    </div>
  );
}
