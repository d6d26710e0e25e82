import { useEffect } from 'react';
import { dismissToast, type Toast } from '#platform/web/toast-store.ts';

/** How long a toast stays, ms. @see patient-area specification, section 9 */
const DURATION_MS = 5000;

/** A toast that needs no code of its own: it says what it has to say and goes. */
export function PlainToast({ toast }: { readonly toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div className="toast-viewport">
      <output className={`toast ${toast.variant === 'destructive' ? 'toast-destructive' : ''}`}>
        <span>
          <span className="block font-bold">{toast.title}</span>
          {toast.description}
        </span>
      </output>
    </div>
  );
}
