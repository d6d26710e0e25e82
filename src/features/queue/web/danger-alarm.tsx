import { Link } from 'wouter';
import { DangerList } from './desk/danger-list.tsx';
import { useQueue } from './use-queue.ts';

/** Who has a danger sign at a place and isn't served yet, outside of its queue; each leads to the queue of their point. */
export function DangerAlarm({
  providerId,
  queueHref,
}: {
  readonly providerId: number;
  /** The address of the queue of the place, with a query. */
  readonly queueHref: string;
}) {
  const { queue } = useQueue(providerId, { isBeside: true });
  if (queue === undefined) return null;
  return (
    <DangerList
      queue={queue}
      show={({ pointId }, words) => (
        <Link href={`${queueHref}&point=${pointId}`} className="button button-ghost">
          {words}
        </Link>
      )}
    />
  );
}
