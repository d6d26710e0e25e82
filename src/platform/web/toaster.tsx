import { useLingui } from '@lingui/react/macro';
import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { dismissToast, type Toast } from './toast-store.ts';

/** How long a toast stays, ms; how far a swipe must go, px. @see patient-area specification, section 9 */
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** The one toast on screen: closes after 5 s unless it stays, by swiping right, or by its button; F8 moves focus to it. */
export function Toaster({ toast }: { readonly toast: Toast }) {
  const { t } = useLingui();
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} label={t`Notification`}>
      <RadixToast.Root
        key={toast.id}
        // Read out when the screen reader has finished speaking, unless it answers what the user just did.
        type={toast.stays ? 'background' : 'foreground'}
        duration={toast.stays ? Number.POSITIVE_INFINITY : DURATION_MS}
        className={`toast ${toast.variant === 'destructive' ? 'toast-destructive' : ''}`}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id);
        }}
      >
        <div className="flex-1 wrap-anywhere">
          <RadixToast.Title className="font-bold">{toast.title}</RadixToast.Title>
          {toast.description !== undefined && (
            <RadixToast.Description className="mt-0.5">{toast.description}</RadixToast.Description>
          )}
        </div>
        <RadixToast.Close className="icon-button -m-2" aria-label={t`Close`}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className="toast-viewport" label={t`Notifications (F8)`} hotkey={['F8']} />
    </RadixToast.Provider>
  );
}
