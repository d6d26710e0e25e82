import type { ReactNode } from 'react';
import { useIsByPin } from '#features/desks/web/password-note.tsx';
import { QueueView } from '#features/queue/web/queue-view.tsx';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { offerOf } from './portal-queries.ts';
import { useMay, usePractice } from './practice-member.ts';

/** The queue of a place, with the people whom its service points can belong to. */
export function PortalQueue({
  providerId,
  above,
}: {
  readonly providerId: number;
  /** What stands above the queue. */
  readonly above: ReactNode;
}) {
  const { data: offer } = usePathQuery(offerOf(providerId));
  const maySet = useMay('settings');
  const isByPin = useIsByPin();
  const people = offer?.resources.filter(({ kind }) => kind === 'practitioner' || kind === 'room') ?? [];
  return (
    <QueueView
      providerId={providerId}
      above={above}
      people={people}
      ownResourceId={usePractice().resourceId}
      mayChange={maySet && !isByPin && offer !== undefined}
    />
  );
}
