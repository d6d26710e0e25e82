import { useLingui } from '@lingui/react/macro';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PaymentList } from './payment-list.tsx';
import type { PaidFor } from './payment-queries.ts';

/** Takes a payment where the patient stands: what is owed, what was paid, and the form for the next payment. */
export function PaymentDialog({
  providerId,
  name,
  about,
  purpose,
  here,
  onClose,
  returnFocusTo,
}: {
  readonly providerId: number;
  readonly name: string;
  readonly about: Exclude<PaidFor, { readonly feeId: number }>;
  /** What a payment is usually for. */
  readonly purpose: string;
  /** The address of the screen, to which a receipt leads back. */
  readonly here: string;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Payment: ${name}`} returnFocusTo={returnFocusTo}>
      <div className="pb-4 *:border-0 *:p-0 *:shadow-none">
        <PaymentList providerId={providerId} about={about} purpose={purpose} here={here} />
      </div>
    </Dialog>
  );
}
