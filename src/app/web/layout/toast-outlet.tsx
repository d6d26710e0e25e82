import { useEffect, useState } from 'react';
import { useToast } from '#platform/web/toast-store.ts';
import type { Toaster } from '#platform/web/toaster.tsx';
import { PlainToast } from './plain-toast.tsx';

/**
 * Shows the current toast. The code of the full one is fetched with the first toast; on a network that is down, which
 * is what many toasts are about, a plain one stands in.
 */
export function ToastOutlet() {
  const toast = useToast();
  const [loaded, setLoaded] = useState<{ Toaster: typeof Toaster } | null>(null);
  const isWanted = toast !== null;

  useEffect(() => {
    if (!isWanted) return;
    import('#platform/web/toaster.tsx').then(setLoaded, () => undefined);
  }, [isWanted]);

  if (toast === null) return null;
  return (
    <div className="no-print">
      {loaded === null ? <PlainToast key={toast.id} toast={toast} /> : <loaded.Toaster toast={toast} />}
    </div>
  );
}
