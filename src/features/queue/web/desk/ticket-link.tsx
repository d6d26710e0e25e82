import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useNoText } from '#features/appointments/web/use-no-text.ts';
import type { Ticket, TicketLink, textTicketLink } from '#features/queue/contract.ts';
import { CopyAddress } from '#platform/web/addresses/copy-address.tsx';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { linkOf } from '../queue-queries.ts';

/** Where a patient follows their place in the queue: a code to scan, the address, and a text message where that is possible. */
export function TicketLinkView({ ticket: { id } }: { readonly ticket: Ticket }) {
  const { t } = useLingui();
  const { data: link } = usePathQuery(linkOf(id));
  if (link === undefined) return null;
  const { size, path } = link.qr;
  return (
    <div className="grid gap-3">
      <p className="text-center font-semibold">
        <Trans>The patient scans this with a phone to see their place in the queue.</Trans>
      </p>
      <svg
        role="img"
        aria-label={t`Code to scan`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto size-44"
      >
        {/* Readers need the dark on white, in dark colours too. */}
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <TextLink ticketId={id} link={link} />
      <details>
        <summary className="link inline-flex min-h-11 items-center">
          <Trans>Address to copy</Trans>
        </summary>
        <CopyAddress
          label={<Trans>Address of the place in the queue</Trans>}
          hint={<Trans>It works on any phone, until the end of the day.</Trans>}
          url={link.url}
        />
      </details>
    </div>
  );
}

function TextLink({ ticketId, link }: { readonly ticketId: number; readonly link: TicketLink }) {
  const { texting, phone } = link;
  const queryClient = useQueryClient();
  const noText = useNoText()(link);
  const showNotSaved = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  const [agrees, setAgrees] = useState(false);
  if (texting === 'impossible') return null;
  if (texting === 'sent') {
    return (
      <p role="status" className="text-center font-semibold">
        <Trans>The address goes to {phone} by SMS.</Trans>
      </p>
    );
  }
  if (noText !== '') {
    return (
      <p role="status" className="text-center font-semibold">
        {noText}
      </p>
    );
  }
  const send = async () => {
    setBusy(true);
    try {
      const sent = await call<typeof textTicketLink>('POST', '/api/portal/tickets/:id/text', {
        params: { id: ticketId },
        body: { agrees },
      });
      queryClient.setQueryData(linkOf(ticketId).queryKey, sent);
    } catch (error) {
      showNotSaved(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-center gap-2">
      {texting === 'ask' && (
        <CheckboxInput
          label={<Trans>The patient agrees to text messages.</Trans>}
          checked={agrees}
          onChange={({ target }) => setAgrees(target.checked)}
        />
      )}
      <BusyButton
        className="button-ghost"
        busy={busy}
        busyText={<Trans>Sending...</Trans>}
        disabled={texting === 'ask' && !agrees}
        onClick={() => void send()}
      >
        <MessageSquare aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Send to {phone} by SMS</Trans>
      </BusyButton>
    </div>
  );
}
