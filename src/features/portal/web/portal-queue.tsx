import type { ReactNode } from 'react';
import { useIsByPin } from '#features/desks/web/password-note.tsx';
import { QueueView } from '#features/queue/web/queue-view.tsx';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { useTicketLinks } from './desk/ticket-links.tsx';
import { offerOf } from './portal-queries.ts';
import { useMay, usePractice } from './practice-member.ts';

/** The queue of a place, with the people whom its service points can belong to. */
export function PortalQueue({
  providerId,
  here,
  above,
}: {
  readonly providerId: number;
  /** The address of the queue. */
  readonly here: string;
  /** What stands above the queue. */
  readonly above: ReactNode;
}) {
  const { data: offer } = usePathQuery(offerOf(providerId));
  const maySet = useMay('settings');
  const isByPin = useIsByPin();
  const people = offer?.resources.filter(({ kind }) => kind === 'practitioner' || kind === 'room') ?? [];
  const { resourceId } = usePractice();
  const { links, dialog } = useTicketLinks(providerId, here);
  return (
    <>
      <QueueView
        providerId={providerId}
        above={above}
        people={people}
        ownResourceId={resourceId}
        mayChange={maySet && !isByPin && offer !== undefined}
        links={links}
      />
      {dialog}
    </>
  );
}
