import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ROLE_NAMES } from '#features/directory/rules/role-names.ts';
import type { AdminProvider } from '#features/network/contract.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import type { InviteForm } from './invite-form.tsx';
import { useChangeBookings } from './use-change-bookings.ts';

/** Whether patients can book a provider of the network, who runs it, and what an administrator can do about both. */
export function ProviderBookings({ provider }: { readonly provider: AdminProvider }) {
  const { t, i18n } = useLingui();
  const [Form, setForm] = useState<{ Form: typeof InviteForm } | null>(null);
  const { pause, invite } = useChangeBookings(provider.id);
  const { bookingState, pausedReason, members } = provider;
  if (bookingState === 'listed' || bookingState === 'closed') return null;
  const isPausedHere = pausedReason === 'administrator';
  const open = () => {
    import('./invite-form.tsx').then(
      ({ InviteForm: Loaded }) => setForm({ Form: Loaded }),
      () => toast({ title: t`This could not be loaded`, variant: 'destructive' }),
    );
  };
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">
        <Trans>Bookings</Trans>
      </h3>
      <p>
        <BookingsNow provider={provider} />
      </p>
      {members.length === 0 ? (
        <p className="text-soft">
          <Trans>No member of this practice has been invited.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {members.map(({ name, email, role, hasAccepted }) => (
            <li key={email} className="rounded-card border border-line p-3">
              <span className="font-semibold">{name}</span>{' '}
              {!hasAccepted && (
                <span className="badge badge-amber">
                  <Trans>Invited</Trans>
                </span>
              )}
              <span className="block text-sm">{translateText(i18n, ROLE_NAMES[role])}</span>
              <span className="block text-sm text-soft">{email}</span>
            </li>
          ))}
        </ul>
      )}
      {Form === null ? (
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-ghost" onClick={open}>
            <Trans>Invite a member</Trans>
          </button>
          <BusyButton
            className="button-ghost"
            busy={pause.isPending}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => pause.mutate({ paused: !isPausedHere, was: bookingState })}
          >
            {isPausedHere ? <Trans>Allow bookings again</Trans> : <Trans>Pause bookings</Trans>}
          </BusyButton>
        </div>
      ) : (
        <Form.Form save={invite.mutateAsync} onClose={() => setForm(null)} />
      )}
    </section>
  );
}

/** Says whether patients can book, and who answers for it or why not. */
function BookingsNow({ provider: { bookingState, liveBy, pausedReason } }: { readonly provider: AdminProvider }) {
  if (bookingState === 'setting_up') {
    return <Trans>Setting up: patients can't book yet. The practice starts bookings itself, in its portal.</Trans>;
  }
  if (bookingState === 'live') {
    return liveBy === 'operator' ? (
      <Trans>Patients can book. Run by the operator: no member of the practice has started these bookings.</Trans>
    ) : (
      <Trans>Patients can book. The practice runs its bookings.</Trans>
    );
  }
  if (pausedReason === 'administrator') {
    return <Trans>Paused by an administrator. Booked visits stay; no new ones can be booked.</Trans>;
  }
  if (pausedReason === 'checklist') {
    return <Trans>Paused: the practice's checklist was not done in time. Booked visits stay.</Trans>;
  }
  if (pausedReason === 'unattended') {
    return <Trans>Paused: nobody of the practice looked at its bookings. Booked visits stay.</Trans>;
  }
  return <Trans>Paused by the practice. Booked visits stay; no new ones can be booked.</Trans>;
}
