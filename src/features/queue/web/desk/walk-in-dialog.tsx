import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import {
  clientChoiceOf,
  NO_CLIENT,
  type TypedClientChoice,
  type WrongClient,
  wrongClientIn,
} from '#features/clients/rules/typed-client.ts';
import { ClientField, SameClients } from '#features/clients/web/client-field.tsx';
import type { Priority, QueuePoint, Ticket } from '#features/queue/contract.ts';
import { entryPoint } from '#features/queue/rules/entry-point.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { NetworkButton } from '#platform/web/forms/network-button.tsx';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { useQueueWords } from '../use-queue-words.ts';
import { type NewTicketProblem, useNewTicket } from './use-new-ticket.ts';

interface TypedWalkIn extends TypedClientChoice {
  readonly priority: Priority;
  /** Null for the first point of the way. */
  readonly pointId: number | null;
}

const EMPTY: TypedWalkIn = { ...NO_CLIENT, priority: 'usual', pointId: null };

/** Gives a number to a person who came without a visit. */
export function WalkInDialog({
  providerId,
  points,
  onClose,
  onGiven,
  onShow,
  focusAfterwards,
}: {
  readonly providerId: number;
  readonly points: readonly QueuePoint[];
  readonly onClose: () => void;
  readonly onGiven: (ticket: Ticket) => void;
  /** Shows the ticket of who waits already. */
  readonly onShow: (ticketId: number) => void;
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const words = useQueueWords();
  const [typed, setTyped] = useDraft(`walk-in at ${providerId}`, EMPTY);
  const [wrong, setWrong] = useState<WrongClient>({});
  const { busy, problem, give, forgetProblem } = useNewTicket(providerId, onGiven);
  const change = (part: Partial<TypedWalkIn>) => setTyped((before) => ({ ...before, ...part }));
  const { priority, pointId } = typed;
  const entry = entryPoint(
    points.map((point) => ({ ...point, isPaused: point.paused !== null })),
    null,
    priority,
  );
  const confirm = (chosen: TypedClientChoice = typed, isOther = false) => {
    const found = wrongClientIn(chosen);
    setWrong(found);
    const client = clientChoiceOf(chosen, isOther);
    if (client !== undefined && Object.keys(found).length === 0) void give({ client, pointId, priority });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`New walk-in`}
      returnFocusTo={focusAfterwards}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Not now</Trans>
          </button>
          <BusyButton className="flex-1" busy={busy} busyText={<Trans>Saving...</Trans>} onClick={() => confirm()}>
            <Trans>Give a number</Trans>
          </BusyButton>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {problem !== null && (
          <Problem
            problem={problem}
            onShow={onShow}
            onCheckIn={(appointmentId) => void give({ appointmentId, pointId, priority })}
          >
            <SameClients
              clients={problem.clients ?? []}
              other={<Trans>This is somebody else: give a number</Trans>}
              onChoose={(client) => {
                forgetProblem();
                change({ client, newClient: null });
                confirm({ query: '', client, newClient: null });
              }}
              onOther={problem.code === 'same_person' ? () => confirm(typed, true) : undefined}
            />
          </Problem>
        )}
        <ClientField
          providerId={providerId}
          typed={typed}
          wrong={{ ...problem?.fields, ...wrong }}
          onChange={(part) => {
            setWrong({});
            change(part);
          }}
        />
        <SelectInput
          label={<Trans>Order</Trans>}
          value={priority}
          // The point follows from the order until another one is chosen.
          onChange={({ target }) => change({ priority: target.value as Priority, pointId: null })}
        >
          {(['usual', 'priority', 'danger'] as const).map((each) => (
            <option key={each} value={each}>
              {words.priority(each)}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label={<Trans>Waits first at</Trans>}
          value={pointId ?? entry?.id ?? ''}
          onChange={({ target }) => change({ pointId: Number(target.value) })}
        >
          {points.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
        {/* So that Enter gives the number from any field. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}

/** Why no number was given, and what to do instead. */
function Problem({
  problem: { sentence, code, ticket, appointment },
  onShow,
  onCheckIn,
  children,
}: {
  readonly problem: NewTicketProblem;
  readonly onShow: (ticketId: number) => void;
  readonly onCheckIn: (appointmentId: number) => void;
  readonly children: ReactNode;
}) {
  const startTime = appointment === undefined ? '' : lagosTime(Date.parse(appointment.date));
  return (
    <div ref={showWhole} className="grid scroll-my-4 gap-3">
      <p role="alert" className="notice notice-red">
        {sentence}
      </p>
      {code === 'already_waiting' && ticket !== undefined && (
        <button type="button" className="button" onClick={() => onShow(ticket.id)}>
          <Trans>Show {ticket.label} in the queue</Trans>
        </button>
      )}
      {code === 'visit_today' && appointment !== undefined && (
        <NetworkButton className="button" onClick={() => onCheckIn(appointment.id)}>
          <Trans>Check in for the visit at {startTime}</Trans>
        </NetworkButton>
      )}
      {children}
    </div>
  );
}

const showWhole = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });
