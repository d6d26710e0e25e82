import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TextLimit } from '#features/appointments/rules/text-budget.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { getChannels } from '#features/portal/rules/appointment-change-contract.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';

/** The message that a patient will get about a change, and its channels; if there are none, whom to call. */
export function NoticeNote({
  appointment: { id, patient },
  children,
}: {
  readonly appointment: PortalAppointment;
  readonly children: ReactNode;
}) {
  const { data } = usePathQuery(get<typeof getChannels>('/api/portal/visits/:id/channels', { params: { id } }));
  const { name, phone } = patient;
  if (data?.channels.length === 0) {
    return (
      <p className="notice notice-amber flex gap-2">
        <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
        <span>
          {data !== undefined && <NoText {...data} />}
          <Trans>We can't reach {name} by e-mail or text message.</Trans>{' '}
          {phone === null ? (
            <Trans>There is no telephone number either.</Trans>
          ) : (
            <Trans>
              Please call{' '}
              <a href={telHref(phone)} className="link">
                {phone}
              </a>
              .
            </Trans>
          )}
        </span>
      </p>
    );
  }
  return (
    <div className="notice grid gap-1">
      <p className="wrap-anywhere">{children}</p>
      <p aria-live="polite" className="min-h-6 font-semibold">
        {data !== undefined && <Channels channels={data.channels} />}
      </p>
      {data !== undefined && (
        <p className="empty:hidden">
          <NoText {...data} />
        </p>
      )}
    </div>
  );
}

function Channels({ channels }: { readonly channels: readonly ('email' | 'sms')[] }) {
  if (!channels.includes('sms')) return <Trans>By e-mail</Trans>;
  return channels.includes('email') ? <Trans>By e-mail and text message</Trans> : <Trans>By text message</Trans>;
}

function NoText({ textsToday, practiceTexts }: TextLimit) {
  if (textsToday === undefined && practiceTexts === undefined) return null;
  return (
    <>
      {textsToday === undefined ? (
        <Trans>No text is sent: your practice sent {practiceTexts} today.</Trans>
      ) : (
        <Trans>No text is sent: this number got {textsToday} today.</Trans>
      )}{' '}
    </>
  );
}
