import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { AppointmentMessage, listAppointmentMessages } from '#features/appointments/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** What was sent about a visit, read when it is unfolded. */
export function AppointmentMessages({ id, titleId }: { readonly id: number; readonly titleId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="no-print group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-[0.9375rem]"
        aria-describedby={titleId}
      >
        <Trans>Messages sent</Trans>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden className="group-open:rotate-180" />
      </summary>
      {isOpen && <MessagesOf id={id} />}
    </details>
  );
}

function MessagesOf({ id }: { readonly id: number }) {
  const { data, isError } = useQuery<AppointmentMessage[]>({
    ...get<typeof listAppointmentMessages>('/api/appointments/:id/messages', { params: { id } }),
    // More may have been sent since it was unfolded last.
    staleTime: 0,
  });
  if (isError) {
    return (
      <p role="alert" className="text-[0.9375rem]">
        <Trans>We couldn't load what was sent to you.</Trans>
      </p>
    );
  }
  if (data === undefined) {
    return (
      <p className="text-[0.9375rem] text-soft">
        <Trans>Loading...</Trans>
      </p>
    );
  }
  if (data.length === 0) {
    return (
      <p className="text-[0.9375rem] text-soft">
        <Trans>Nothing yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-2 text-[0.9375rem]">
      {data.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ul>
  );
}

function Message({ message }: { readonly message: AppointmentMessage }) {
  const { i18n } = useLingui();
  const { title, kind, channel, status, isLeftOut, sentAt, createdAt } = message;
  const at = shortMoment(i18n, sentAt ?? createdAt);
  return (
    <li>
      <span className="font-semibold">{translateText(i18n, title || kind)}</span>{' '}
      <span className="text-soft">
        <ChannelName channel={channel} />: {status === 'sent' && <Trans>sent {at}</Trans>}
        {status === 'queued' && <Trans>on its way since {at}</Trans>}
        {status === 'failed' && <Trans>could not be sent ({at})</Trans>}
        {isLeftOut && <Trans>not sent, because many messages went there and nobody has confirmed it ({at})</Trans>}
        {status === 'withdrawn' && !isLeftOut && <Trans>not sent, because it was out of date ({at})</Trans>}
      </span>
    </li>
  );
}

function ChannelName({ channel }: Pick<AppointmentMessage, 'channel'>) {
  if (channel === 'push') return <Trans>in the browser</Trans>;
  return channel === 'sms' ? <Trans>by text message</Trans> : <Trans>by e-mail</Trans>;
}
