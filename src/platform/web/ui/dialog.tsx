import { useLingui } from '@lingui/react/macro';
import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFootClear } from './use-foot-clear.ts';

/**
 * A modal dialog: the whole screen on a phone, a panel on larger ones. Traps focus, closes on Escape and gives focus
 * back. `footer` stays in sight while the content scrolls.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  returnFocusTo,
  isDeaf = false,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Where focus goes on closing, when that isn't what opened the dialog; null means that it is. */
  readonly returnFocusTo?: () => HTMLElement | null;
  /** True if taps are still ignored: one may be the second tap on the button that opened the dialog. */
  readonly isDeaf?: boolean;
}) {
  const { t } = useLingui();
  const opener = useRef<Element>(null);
  const foot = useFootClear();
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="overlay" />
        <RadixDialog.Content
          className="dialog"
          // A stray tap beside the panel, or on a toast, must not discard what the user filled in.
          onInteractOutside={(event) => event.preventDefault()}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix would move focus to its own trigger, which isn't used here.
            event.preventDefault();
            const target = returnFocusTo?.() ?? opener.current;
            // The opener may be gone, with its row of a list.
            const there = target?.isConnected ? target : document.querySelector('h1');
            if (there instanceof HTMLElement) there.focus({ preventScroll: true });
          }}
        >
          <div className={`dialog-frame ${isDeaf ? 'pointer-events-none' : ''}`}>
            <div className="dialog-head flex items-start gap-3 border-b border-line px-4 py-2 sm:px-6">
              <div className="flex-1 py-2">
                <RadixDialog.Title className="text-xl font-bold wrap-anywhere">{title}</RadixDialog.Title>
                {description !== undefined && (
                  <RadixDialog.Description className="mt-1 text-soft">{description}</RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close className="icon-button -me-2" aria-label={t`Close`}>
                <X aria-hidden size={22} strokeWidth={1.75} />
              </RadixDialog.Close>
            </div>
            {/* Positioned: texts for screen readers would otherwise make the dialog itself scroll, its head out of sight. */}
            <div className="dialog-body px-4 pt-4 sm:px-6">{children}</div>
            {footer !== undefined && (
              <div ref={foot} className="dialog-foot flex flex-wrap gap-3 border-t border-line px-4 py-3 sm:px-6">
                {footer}
              </div>
            )}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
