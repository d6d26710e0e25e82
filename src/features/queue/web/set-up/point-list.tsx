import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { changePoint, QueuePoint, retirePoint } from '#features/queue/contract.ts';
import { KIND_NAMES, type ServedPerson } from '#features/queue/rules/usual-way.ts';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { RemovalDialog } from '#platform/web/ui/removal-dialog.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import type { QueueHandle } from '../use-queue.ts';
import { PointDialog } from './point-dialog.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const TITLE = 'points-title';

/** What is open over the list. */
type Open =
  | { readonly type: 'point'; readonly point: QueuePoint | undefined }
  | { readonly type: 'retire'; readonly point: QueuePoint };

/** The service points of a place in the order of the way, to change. */
export function PointList({
  providerId,
  people,
  points,
  queue,
}: {
  readonly providerId: number;
  readonly people: readonly ServedPerson[];
  readonly points: readonly QueuePoint[];
  readonly queue: QueueHandle;
}) {
  const { t, i18n } = useLingui();
  const showNotSaved = useNotSavedToast();
  const [open, setOpen] = useDraft<Open | null>(`dialog of points ${providerId}`, null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const { begin, askAndClose } = useDialogEntry(open !== null, close);
  const show = (next: Open) => {
    begin();
    setOpen(next);
  };
  const move = async ({ id, kind, name, resourceId, units, plannedMinutes }: QueuePoint, position: number) => {
    if (busy || position < 0 || position >= points.length) return;
    setBusy(true);
    try {
      await call<typeof changePoint>('PUT', '/api/portal/providers/:id/points/:pointId', {
        params: { id: providerId, pointId: id },
        body: { kind, name, resourceId, units, plannedMinutes, position },
      });
      await queue.reload();
    } catch (error) {
      showNotSaved(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="card grid gap-3 sm:p-6">
      <h2 id={TITLE} tabIndex={-1}>
        <Trans>Service points</Trans>
      </h2>
      <p className="max-w-[64ch] text-soft">
        <Trans>In the order in which patients usually pass them.</Trans>
      </p>
      <ol aria-label={t`Service points`} className="grid gap-1">
        {points.map((point, at) => (
          <li key={point.id} className="flex flex-wrap items-center gap-x-4 border-t border-line py-1">
            <div className="min-w-40 flex-1">
              <p className="font-semibold wrap-anywhere">{point.name}</p>
              <p className="text-sm text-soft">
                {[
                  translateText(i18n, KIND_NAMES[point.kind]),
                  t`${plural(point.units, { one: '# at a time', other: '# at a time' })}`,
                  t`planned ${point.plannedMinutes} min`,
                ].join(' · ')}
              </p>
            </div>
            <ListButton name={point.name} isOff={at === 0} onPress={() => void move(point, at - 1)}>
              <ArrowUp {...ICON} />
              <Trans>Up</Trans>
            </ListButton>
            <ListButton name={point.name} isOff={at === points.length - 1} onPress={() => void move(point, at + 1)}>
              <ArrowDown {...ICON} />
              <Trans>Down</Trans>
            </ListButton>
            <ListButton name={point.name} onPress={() => show({ type: 'point', point })}>
              <Pencil {...ICON} />
              <Trans>Change</Trans>
            </ListButton>
            <ListButton name={point.name} onPress={() => show({ type: 'retire', point })}>
              <Trash2 {...ICON} />
              <Trans>Remove</Trans>
            </ListButton>
          </li>
        ))}
      </ol>
      <p>
        <button type="button" className="button button-ghost" onClick={() => show({ type: 'point', point: undefined })}>
          <Plus {...ICON} />
          <Trans>Add a service point</Trans>
        </button>
      </p>
      {open?.type === 'point' && (
        <PointDialog
          providerId={providerId}
          people={people}
          points={points}
          point={open.point}
          onClose={askAndClose}
          onSaved={() => {
            close();
            void queue.reload();
          }}
        />
      )}
      {open?.type === 'retire' && (
        <RemovalDialog
          name={open.point.name}
          done={t`${open.point.name} is removed`}
          remove={() =>
            call<typeof retirePoint>('DELETE', '/api/portal/providers/:id/points/:pointId', {
              params: { id: providerId, pointId: open.point.id },
            })
          }
          onClose={close}
          onRemoved={() => {
            close();
            void queue.reload();
          }}
          focusAfterwards={() => document.getElementById(TITLE)}
        >
          <Trans>Nobody can be sent there any more. Past days keep its name.</Trans>
        </RemovalDialog>
      )}
    </section>
  );
}

function ListButton({
  name,
  isOff = false,
  onPress,
  children,
}: {
  readonly name: string;
  /** True where it would do nothing. It keeps its place and its focus. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className={`inline-flex min-h-11 items-center gap-1.5 ${isOff ? 'text-soft' : 'link'}`}
      onClick={onPress}
    >
      {children}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
