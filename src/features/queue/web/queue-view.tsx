import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { Queue, Ticket } from '#features/queue/contract.ts';
import { isSameMoment } from '#features/queue/rules/point-tickets.ts';
import type { ServedPerson } from '#features/queue/rules/usual-way.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useNow } from '#platform/web/use-now.ts';
import { DangerList } from './desk/danger-list.tsx';
import { GoneToday } from './desk/gone-today.tsx';
import { LastActBar } from './desk/last-act-bar.tsx';
import { callNextButton, PointColumn, pointHeading } from './desk/point-column.tsx';
import { RunningLateList } from './desk/running-late.tsx';
import { TicketGiven } from './desk/ticket-given.tsx';
import { ticketElement } from './desk/ticket-item.tsx';
import { type LastAct, type TicketActs, type TicketLinks, useTicketActs } from './desk/use-ticket-acts.ts';
import { WalkIn } from './desk/walk-in.tsx';
import { WithoutNumber } from './desk/without-number.tsx';
import { BoardAddress } from './set-up/board-address.tsx';
import { PointList } from './set-up/point-list.tsx';
import { UsualWay } from './set-up/usual-way.tsx';
import { type QueueHandle, useQueue } from './use-queue.ts';

/** Who waits where at a place, and what the desk does about it. */
export function QueueView({
  providerId,
  people,
  ownResourceId,
  mayChange,
  above,
  links,
}: {
  readonly providerId: number;
  /** The people and rooms of the place. */
  readonly people: readonly ServedPerson[];
  /** The user on that list. */
  readonly ownResourceId: number | null;
  /** True if the user may change the service points now. */
  readonly mayChange: boolean;
  /** What stands above the queue; a danger sign comes before it. */
  readonly above: ReactNode;
  readonly links: TicketLinks;
}) {
  const handle = useQueue(providerId);
  const { queue, isError, reload } = handle;
  if (queue === undefined) {
    return (
      <>
        {above}
        {isError ? (
          <LoadError onRetry={reload}>
            <Trans>We couldn't load the queue.</Trans>
          </LoadError>
        ) : (
          <Spinner />
        )}
      </>
    );
  }
  if (queue.points.length === 0) {
    return (
      <>
        {above}
        <UsualWay providerId={providerId} people={people} mayChange={mayChange} queue={handle} />
      </>
    );
  }
  return (
    <>
      <Desk
        providerId={providerId}
        queue={queue}
        handle={handle}
        ownResourceId={ownResourceId}
        above={above}
        links={links}
      />
      {!mayChange && <BoardHint />}
      {mayChange && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">
            <Trans>Service points and the screen in the waiting room</Trans>
          </summary>
          <div className="mt-3 grid gap-6">
            <PointList providerId={providerId} people={people} points={queue.points} queue={handle} />
            <BoardAddress providerId={providerId} />
          </div>
        </details>
      )}
    </>
  );
}

/** How a screen in the waiting room is connected, for those who can't do it here. */
function BoardHint() {
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">
        <Trans>The screen in the waiting room</Trans>
      </summary>
      <p className="mt-1 max-w-[64ch]">
        <Trans>
          Open <a href="/board">this page</a> in the browser of the television: this website's address, then /board. It
          shows a code if it isn't connected. Only an owner or manager can type the code in: they sign in with the
          password, and find the field here.
        </Trans>
      </p>
    </details>
  );
}

function Desk({
  providerId,
  queue,
  handle,
  ownResourceId,
  above,
  links,
}: {
  readonly providerId: number;
  readonly queue: Queue;
  readonly handle: QueueHandle;
  readonly ownResourceId: number | null;
  readonly above: ReactNode;
  readonly links: TicketLinks;
}) {
  const { t } = useLingui();
  const nowMs = useNow(0);
  const acts = useTicketActs(handle, links);
  useFocusAfterAct(acts, queue);
  const closeLink = () => acts.showLink(null);
  useDialogEntry(acts.linked !== null, closeLink);
  const { points, tickets } = queue;
  const [chosenId, setChosenId] = useChosenPoint();
  const own = points.find(({ resourceId }) => resourceId !== null && resourceId === ownResourceId);
  const chosen = points.find(({ id }) => id === chosenId) ?? own ?? points[0];
  return (
    <>
      <DangerList
        queue={queue}
        show={({ id }, words) => (
          <button type="button" className="button button-ghost" onClick={() => showTicket(id, queue, setChosenId)}>
            {words}
          </button>
        )}
      />
      {above}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="queue-title" tabIndex={-1}>
          <Trans>Queue of today</Trans>
        </h2>
        <WalkIn
          providerId={providerId}
          queue={queue}
          handle={handle}
          onShow={(id) => showTicket(id, queue, setChosenId)}
        />
      </div>
      <p role="status" className="notice notice-amber empty:hidden">
        {handle.staleSince !== undefined && (
          <Trans>Not up to date since {handle.staleSince}. Check your connection.</Trans>
        )}
      </p>
      <RunningLateList providerId={providerId} queue={queue} handle={handle} />
      <WithoutNumber providerId={providerId} queue={queue} handle={handle} />
      <div className="lg:hidden">
        <SelectInput
          label={<Trans>Service point</Trans>}
          value={chosen?.id ?? ''}
          onChange={({ target }) => setChosenId(Number(target.value))}
        >
          {points.map(({ id, name, waiting }) => (
            <option key={id} value={id}>
              {t`${name} (${waiting} waiting)`}
            </option>
          ))}
        </SelectInput>
      </div>
      {/* Wider than the page where the screen is: five points stand side by side. */}
      <div className="grid gap-2 [&_:is(button,select,summary)]:scroll-mb-24 lg:mx-[calc(50%-50cqi+16px)] lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {points.map((point) => (
          <PointColumn
            key={point.id}
            providerId={providerId}
            point={point}
            points={points}
            tickets={tickets}
            further={queue.further}
            nowMs={nowMs}
            acts={acts}
            queue={handle}
            isShown={point.id === chosen?.id}
          />
        ))}
      </div>
      {acts.linked !== null && (
        <TicketGiven
          ticket={acts.linked}
          points={points}
          onClose={closeLink}
          focusAfterwards={() => ticketElement(acts.linked?.id ?? 0)?.querySelector('summary') ?? null}
        />
      )}
      <LastActBar acts={acts} tickets={tickets} nowMs={nowMs} />
      <GoneToday tickets={tickets} nowMs={nowMs} acts={acts} />
    </>
  );
}

/** The service point that a narrow screen shows, in the address so that a reload keeps it. */
function useChosenPoint(): readonly [number | null, (pointId: number) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('point');
  const choose = (pointId: number) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('point', String(pointId));
        return after;
      },
      { replace: true },
    );
  return [named === null ? null : Number(named), choose];
}

/** Shows a ticket of the queue and gives it the focus. */
function showTicket(ticketId: number, { tickets }: Queue, choosePoint: (pointId: number) => void): void {
  const ticket = tickets.find(({ id }) => id === ticketId);
  if (ticket !== undefined) choosePoint(ticket.pointId);
  requestAnimationFrame(() => {
    const shown = ticketElement(ticketId);
    shown?.scrollIntoView({ block: 'center' });
    shown?.querySelector('button')?.focus();
  });
}

/** After an act, the pressed button is gone with its row: the focus follows the ticket, or stays at the point it left. */
function useFocusAfterAct({ last }: TicketActs, queue: Queue): void {
  const pending = useRef<LastAct | null>(null);
  const seen = useRef<LastAct | null>(null);
  useEffect(() => {
    if (last !== seen.current) {
      seen.current = last;
      pending.current = last;
    }
    const act = pending.current;
    if (act === null || !isShownAs(act.ticket, queue)) return;
    pending.current = null;
    if (document.activeElement !== document.body) return;
    const { ticket, fromPointId } = act;
    const stays = ticket.state !== 'gone' && ticket.pointId === fromPointId;
    const target = stays ? ticketElement(ticket.id)?.querySelector('button') : callNextButton(fromPointId);
    (target ?? pointHeading(fromPointId))?.focus({ preventScroll: !stays });
  }, [last, queue]);
}

/** True once the screen shows a ticket as an act left it. */
function isShownAs(left: Ticket, { tickets }: Queue): boolean {
  const shown = tickets.find(({ id }) => id === left.id);
  return shown === undefined || isSameMoment(shown, left);
}
