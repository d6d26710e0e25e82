import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { listOpenMarks, OpenMark, settleMark } from '#features/offline/contract.ts';
import { useRefetch } from '#features/portal/web/grid/use-refetch.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { longDay } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useMarkWords } from './use-mark-words.ts';
import { BookedWish, WishActs } from './wish-item.tsx';

/** What was done without network and couldn't be applied as it was meant, with both sides, until a member settles it. */
export function NeedsYou({ providerId }: { readonly providerId: number }) {
  const query = get<typeof listOpenMarks>('/api/portal/providers/:id/desk-marks', { params: { id: providerId } });
  const { data: marks = [], refetch } = usePathQuery(query);
  useRefetch(refetch);
  if (marks.length === 0) return null;
  return (
    <section aria-labelledby="needs-you" className="card mb-4 grid gap-3">
      <h2 id="needs-you" tabIndex={-1} className="flex items-center gap-3 text-xl">
        <TriangleAlert aria-hidden size={22} strokeWidth={1.75} className="flex-none" />
        <Trans>Needs you</Trans> <span className="badge">{marks.length}</span>
      </h2>
      <p className="text-soft">
        <Trans>This was entered without network and needs a look.</Trans>
      </p>
      <ul className="grid gap-3">
        {marks.map((mark) => (
          <OpenItem key={mark.id} providerId={providerId} mark={mark} onSettled={() => void refetch()} />
        ))}
      </ul>
    </section>
  );
}

function OpenItem({
  providerId,
  mark,
  onSettled,
}: {
  readonly providerId: number;
  readonly mark: OpenMark;
  readonly onSettled: () => void;
}) {
  const { t, i18n } = useLingui();
  const words = useMarkWords();
  const showNotSaved = useNotSavedToast();
  const [busy, setBusy] = useState<'apply' | 'done' | number>();
  const settle = async (apply: boolean, beginAt?: number) => {
    setBusy(beginAt ?? (apply ? 'apply' : 'done'));
    try {
      const reply: ReplyOf<typeof settleMark> = await call<typeof settleMark>(
        'POST',
        '/api/portal/providers/:id/desk-marks/:markId/settle',
        { params: { id: providerId, markId: mark.id }, body: { apply, ...(beginAt !== undefined && { beginAt }) } },
      );
      if (reply.outcome === 'open') toast({ title: t`Still not possible`, description: words.why(reply.why ?? '') });
    } catch (error) {
      showNotSaved(error);
    } finally {
      setBusy(undefined);
      onSettled();
    }
  };
  const { name, label, why, text, madeBy, desk, wantedAt, appointment } = mark;
  const madeAtMs = Date.parse(mark.at);
  const day = longDay(i18n, lagosDate(madeAtMs));
  const time = lagosTime(madeAtMs);
  const act = words.act(mark.act);
  const who = [madeBy, desk].filter((part) => part !== null).join(', ');
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="font-semibold wrap-anywhere">
        {label} {name ?? <Trans>Unknown person</Trans>}
      </p>
      <dl className="grid gap-1">
        <div>
          <dt className="inline text-soft">
            <Trans>Without network:</Trans>
          </dt>{' '}
          <dd className="inline wrap-anywhere">
            {text === null ? act : `"${text}"`}, {day}, {time}
            {who !== '' && ` (${who})`}
          </dd>
        </div>
        <PortalSide mark={mark} />
      </dl>
      {why !== null && why !== 'note' && why !== 'wish' && <p>{words.why(why)}</p>}
      {wantedAt !== null && appointment === null && (
        <WishActs providerId={providerId} mark={{ ...mark, wantedAt }} onBooked={onSettled} />
      )}
      {wantedAt !== null && appointment !== null && <BookedWish mark={mark} date={appointment.date} />}
      <div className="flex flex-wrap gap-2">
        {mark.beginAt.map(({ id, name: point }, index) => (
          <BusyButton
            key={id}
            className="button-ghost"
            busy={busy === id}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => void settle(true, id)}
          >
            {index === 0 ? <Trans>Begin now: {point}</Trans> : <Trans>Take to {point} and begin</Trans>}
          </BusyButton>
        ))}
        {mark.mayApply && (
          <BusyButton
            className="button-ghost"
            busy={busy === 'apply'}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => void settle(true)}
          >
            <Trans>Do it now</Trans>
          </BusyButton>
        )}
        <BusyButton
          className={wantedAt !== null && appointment === null ? 'button-ghost' : ''}
          busy={busy === 'done'}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => void settle(false)}
        >
          {why === 'note' ? <Trans>I have read it</Trans> : <Trans>Done</Trans>}
        </BusyButton>
      </div>
    </li>
  );
}

/** What the server has of the visit and of the number. */
function PortalSide({ mark: { appointment, queue } }: { readonly mark: OpenMark }) {
  const words = useMarkWords();
  if (appointment === null && queue === null) return null;
  const startTime = appointment === null ? '' : lagosTime(Date.parse(appointment.date));
  const state = appointment === null ? '' : words.visit(appointment.mark);
  return (
    <div>
      <dt className="inline text-soft">
        <Trans>In the portal:</Trans>
      </dt>{' '}
      <dd className="inline wrap-anywhere">
        {appointment !== null && (
          <Trans>
            visit at {startTime}, {state}
          </Trans>
        )}
        {appointment !== null && queue !== null && '; '}
        {queue !== null && `${queue.point}, ${words.queue(queue.state)}, ${lagosTime(Date.parse(queue.since))}`}
      </dd>
    </div>
  );
}
