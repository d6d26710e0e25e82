import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, ClipboardList, User } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { Ticket } from '#features/queue/contract.ts';
import type { TicketLinks } from '#features/queue/web/desk/use-ticket-acts.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { NetworkButton } from '#platform/web/forms/network-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { PaymentDialog } from '../payments/payment-dialog.tsx';
import { patientHref } from '../portal-address.ts';
import { clientOf } from '../portal-queries.ts';
import { ClientsDialog } from './clients-dialog.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Open {
  readonly kind: 'client' | 'pay';
  readonly ticket: Ticket;
}

/**
 * Leads from the tickets of a queue to their people: a payment for the visit or by the client, the record of the visit's
 * patient, the client of a walk-in. `here` is the address of the queue. Returns the links, and the dialog that is open.
 */
export function useTicketLinks(
  providerId: number,
  here: string,
): { readonly links: TicketLinks; readonly dialog: ReactNode } {
  const [open, setOpen] = useDraft<Open | null>(`person of the queue of ${providerId}`, null);
  const opener = useRef<HTMLElement>(null);
  const close = () => setOpen(null);
  const { begin } = useDialogEntry(open !== null, close);
  const start = (kind: Open['kind'], ticket: Ticket) => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    begin();
    setOpen({ kind, ticket });
  };
  const name = ({ label, name: of }: Ticket) => (
    <span className="sr-only">
      {' '}
      {label} {of}
    </span>
  );
  const links: TicketLinks = {
    payment: (ticket, className) =>
      payerOf(ticket) !== undefined && (
        <NetworkButton className={className} onClick={start('pay', ticket)}>
          <Banknote {...ICON} />
          <span>
            <Trans>Payment</Trans>
            {name(ticket)}
          </span>
        </NetworkButton>
      ),
    person: (ticket, className) => (
      <>
        {ticket.appointment !== null && (
          <Link href={patientHref(here, ticket.appointment.id)} className={className}>
            <ClipboardList {...ICON} />
            <span>
              <Trans>Patient and papers</Trans>
              {name(ticket)}
            </span>
          </Link>
        )}
        {ticket.clientId !== null && (
          <NetworkButton className={className} onClick={start('client', ticket)}>
            <User {...ICON} />
            <span>
              <Trans>Client</Trans>
              {name(ticket)}
            </span>
          </NetworkButton>
        )}
      </>
    ),
  };
  const dialog = open && (
    <PersonDialog {...open} providerId={providerId} here={here} onClose={close} returnFocusTo={() => opener.current} />
  );
  return { links, dialog };
}

/** What a payment of a ticket's person is about; undefined if the practice has neither a visit nor a client. */
function payerOf({ appointment, clientId }: Ticket) {
  if (appointment !== null) return { appointmentId: appointment.id };
  return clientId === null ? undefined : { clientId };
}

function PersonDialog({
  kind,
  ticket,
  ...dialog
}: Open & {
  readonly providerId: number;
  readonly here: string;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const about = payerOf(ticket);
  if (kind === 'pay') {
    return (
      about && <PaymentDialog {...dialog} name={`${ticket.label} ${ticket.name}`} about={about} purpose={t`Visit`} />
    );
  }
  return ticket.clientId === null ? null : <ClientDialog {...dialog} clientId={ticket.clientId} />;
}

/** What the practice knows of one client: to give a hospital number, or to say that another client is the same person. */
function ClientDialog({
  clientId,
  ...dialog
}: {
  readonly providerId: number;
  readonly clientId: number;
  readonly here: string;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const { data: client, isError, refetch } = usePathQuery(clientOf(dialog.providerId, clientId));
  if (client !== undefined) return <ClientsDialog {...dialog} first={client} />;
  return (
    <Dialog open onClose={dialog.onClose} title={t`Client`} returnFocusTo={dialog.returnFocusTo}>
      {isError ? (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the client.</Trans>
        </LoadError>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
