import { Trans } from '@lingui/react/macro';
import { Video } from 'lucide-react';
import { useId } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { isJoinOpen, JOIN_MINUTES } from '#features/appointments/rules/join-time.ts';

/**
 * The way into a scheduled video visit. There is no room to go to yet, so the button leads nowhere and says so; the
 * feature that brings the room makes it a link to the visit.
 */
export function JoinTelehealth({ visit, nowMs }: { readonly visit: Appointment; readonly nowMs: number }) {
  const id = useId();
  return (
    <div className="no-print grid gap-1">
      <button type="button" className="button" disabled aria-describedby={id}>
        <Video size={20} strokeWidth={1.75} aria-hidden />
        <Trans>Join Telehealth</Trans>
      </button>
      <p id={id} className="text-sm text-soft">
        {isJoinOpen(visit, nowMs) ? (
          <Trans>The video room is not open here yet.</Trans>
        ) : (
          <Trans>Opens {JOIN_MINUTES} minutes before the visit</Trans>
        )}
      </p>
    </div>
  );
}
