import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CheckCheck, Undo2, UserX } from 'lucide-react';
import { useContext, useRef } from 'react';
import { EARLY_MS, type Mark, markability } from '#features/appointments/rules/appointment-marks.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { NoNetwork } from '#platform/web/calls/no-network.ts';
import { useMarkAppointment } from './use-mark-appointment.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The marks of attendance as toggle buttons, with Undo while possible. */
export function MarkChips({
  appointment,
  nowMs,
  name,
  listKey,
}: {
  readonly appointment: PortalAppointment;
  readonly nowMs: number;
  /** The name of the person the visit is for. */
  readonly name: string;
  readonly listKey: readonly [string];
}) {
  const { t } = useLingui();
  const first = useRef<HTMLButtonElement>(null);
  const { mark: send, busy } = useMarkAppointment(listKey);
  const noNetwork = useContext(NoNetwork);
  const isOff = noNetwork !== undefined;
  const { mark, markedAt } = appointment;
  const startsAtMs = Date.parse(appointment.date);
  const markedAtMs = markedAt === null ? null : Date.parse(markedAt);
  const state = markability({ mark, startsAtMs, markedAtMs }, nowMs);
  if (state === 'by_time') {
    return (
      <p className="text-soft">
        <Trans>Nobody marked this visit, so it counts as completed.</Trans>
      </p>
    );
  }
  if (state === 'too_early') {
    const from = lagosTime(startsAtMs - EARLY_MS);
    return (
      <p className="text-soft">
        <Trans>Can be marked from {from} on.</Trans>
      </p>
    );
  }
  const isFixed = state === 'too_late';
  const choose = (to: Mark) => {
    if (!busy && !isFixed && to !== mark) send(appointment, to);
  };
  const chip = (to: Mark) => ({
    type: 'button' as const,
    className: 'chip disabled:text-soft',
    'aria-pressed': mark === to,
    disabled: isOff,
    title: noNetwork,
    'aria-disabled': ((isFixed || busy) && !isOff) || undefined,
    onClick: () => choose(to),
  });
  return (
    <fieldset className="flex flex-wrap content-start gap-2">
      <legend className="sr-only">{t`Did ${name} come?`}</legend>
      <button ref={first} {...chip('attended')}>
        <Check {...ICON} />
        <Trans>Here</Trans>
      </button>
      {state !== 'early' && (
        <>
          <button {...chip('completed')}>
            <CheckCheck {...ICON} />
            <Trans>Completed</Trans>
          </button>
          <button {...chip('no_show')}>
            <UserX {...ICON} />
            <Trans>No-show</Trans>
          </button>
        </>
      )}
      {mark !== 'none' && !isFixed && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center gap-1.5 px-2"
          disabled={isOff}
          title={noNetwork}
          aria-disabled={(busy && !isOff) || undefined}
          onClick={() => {
            // This button disappears with the mark.
            first.current?.focus();
            choose('none');
          }}
        >
          <Undo2 {...ICON} />
          <Trans>Undo</Trans>
        </button>
      )}
    </fieldset>
  );
}
