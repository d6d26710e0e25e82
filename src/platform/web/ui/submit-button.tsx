import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/**
 * The button that sends a form. While busy it says so, keeps its size and its focus, and does nothing. Until scripts
 * run it is disabled, because the browser would otherwise send the form by itself, to nowhere.
 */
export function SubmitButton({
  busy,
  busyText,
  children,
  className = '',
}: {
  readonly busy: boolean;
  readonly busyText: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const hydrated = useHydrated();
  return (
    <>
      <button
        type="submit"
        className={`button inline-grid ${className}`}
        disabled={!hydrated}
        aria-disabled={busy}
        onClick={(event) => busy && event.preventDefault()}
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
