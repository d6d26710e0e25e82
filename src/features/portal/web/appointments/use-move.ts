import { useLingui } from '@lingui/react/macro';
import { EndReason } from '#features/appointments/rules/end-reasons.ts';
import type { BookingErrorBody } from '#features/booking/rules/refusals.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { MovedByDesk, moveByDesk } from '#features/portal/rules/appointment-change-contract.ts';
import { SqueezeReason } from '#features/portal/rules/squeeze-reason.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useDeskChange } from './use-desk-change.ts';
import type { MoveTime } from './use-move-times.ts';

/** Sends the move. `onLost` is called if the time was taken meanwhile: the refusal comes with others. */
export function useMove({
  appointment,
  providerId,
  onDone,
  onLost,
}: {
  readonly appointment: PortalAppointment;
  readonly providerId: number;
  readonly onDone: (moved: MovedByDesk) => void;
  readonly onLost: () => void;
}) {
  const { t } = useLingui();
  const change = useDeskChange<MovedByDesk>(appointment, { providerId, title: t`Visit moved`, onDone });
  const { alternatives = [] } = errorBody<BookingErrorBody>(change.error) ?? {};
  const params = { id: appointment.id };
  const move = (body: BodyOf<typeof moveByDesk>) =>
    change.send(async () => {
      try {
        return await call<typeof moveByDesk>('POST', '/api/portal/visits/:id/move', { params, body });
      } catch (refused) {
        if (errorBody<BookingErrorBody>(refused)?.alternatives !== undefined) onLost();
        throw refused;
      }
    });
  return { ...change, alternatives, move };
}

/** What is wrong with the reasons. */
export interface Wrong {
  readonly reason?: string | undefined;
  readonly squeeze?: string | undefined;
}

/** Returns the request to move a visit, or what is wrong with the reasons. */
export function requestOf({
  date,
  slot,
  reason,
  squeezeReason,
  personId,
}: {
  readonly date: string;
  readonly slot: MoveTime | null;
  readonly reason: string;
  readonly squeezeReason: string;
  readonly personId: number | null;
}): { readonly body?: BodyOf<typeof moveByDesk>; readonly wrong: Wrong } {
  const why = reason.trim() === '' ? undefined : EndReason.safeParse(reason);
  const squeeze = slot?.isTaken === true ? SqueezeReason.safeParse(squeezeReason) : undefined;
  const wrong = { reason: problemOf(why), squeeze: problemOf(squeeze) };
  if (slot === null || wrong.reason !== undefined || wrong.squeeze !== undefined) return { wrong };
  const body = {
    ...{ date: slot.dateTime, was: { date } },
    ...(why && { reason: why.data }),
    ...(personId !== null && { personId }),
    ...(squeeze && { squeezeReason: squeeze.data }),
  };
  return { body, wrong };
}

function problemOf(parsed: ReturnType<typeof EndReason.safeParse> | undefined): string | undefined {
  return parsed?.error?.issues[0]?.message;
}
