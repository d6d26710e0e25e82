import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CURRENT_USER } from '#features/auth/web/session/use-current-user.ts';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { AppointmentInTheWay, ScheduleErrorBody } from '#features/portal/rules/refusals.ts';
import type { removeMember, Team, TeamMember } from '#features/portal/rules/team/team-contract.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { TickedChoices } from '#platform/web/forms/form-parts.tsx';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { type Booked, DisplacedDialog } from '../displaced-dialog.tsx';
import { PORTAL_PROVIDERS, teamOf } from '../portal-queries.ts';
import { useMay } from '../practice-member.ts';

/** Asks before a member is taken off the team, an invitation is withdrawn, or the user leaves. */
export function RemoveDialog({
  team,
  member,
  onClose,
  onRemoved,
  focusAfterwards,
}: {
  readonly team: Team;
  readonly member: TeamMember;
  readonly onClose: () => void;
  /** Called with the visits that were to be moved and stay. */
  readonly onRemoved: (stayed: readonly AppointmentInTheWay[]) => void;
  /** Where focus goes once the member is gone, because the button is gone too. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const isRemoved = useRef(false);
  const { busy, conflict, problem, remove, giveUp } = useRemoval(team.providerId, member, (stayed) => {
    isRemoved.current = true;
    onRemoved(stayed);
  });
  const [places, setPlaces] = useDraft<readonly number[]>(`places that ${member.userId} leaves`, () => [
    team.providerId,
  ]);
  const { name, isYou, state } = member;
  const others = member.elsewhere.filter(({ id }) => isYou || team.places.some((place) => place.id === id));
  const isInvited = state !== 'accepted';
  const mayCancel = useMay('settings') || !isYou;
  if (conflict !== null) {
    return (
      <DisplacedDialog
        name={member.resource?.name ?? team.placeName}
        isLeaving
        mayCancel={mayCancel}
        appointments={conflict}
        busy={busy}
        onClose={giveUp}
        onChoose={(booked) => void remove(places, booked)}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      returnFocusTo={() => (isRemoved.current ? focusAfterwards() : null)}
      title={isYou ? t`Leave this practice?` : isInvited ? t`Withdraw this invitation?` : t`Take ${name} off the team?`}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Not now</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1"
            busy={busy}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => void remove(places)}
          >
            {isYou ? <Trans>Leave</Trans> : isInvited ? <Trans>Withdraw</Trans> : <Trans>Take off the team</Trans>}
          </BusyButton>
        </>
      }
    >
      <div className="grid gap-4 pb-4">
        <p className="text-lg font-bold wrap-anywhere">{isYou ? team.placeName : name}</p>
        <Consequences isYou={isYou} isInvited={isInvited} isOnList={member.resource !== null} />
        {others.length > 0 && (
          <TickedChoices
            legend={<Trans>At which places?</Trans>}
            choices={[{ id: team.providerId, name: team.placeName }, ...others].map((place) => ({
              value: place.id,
              label: place.name,
            }))}
            chosen={places}
            error={places.length === 0 ? t`Choose at least one place.` : undefined}
            onChange={setPlaces}
          />
        )}
        {problem !== undefined && (
          <p role="alert" className="notice notice-amber">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Consequences({
  isYou,
  isInvited,
  isOnList,
}: {
  readonly isYou: boolean;
  readonly isInvited: boolean;
  readonly isOnList: boolean;
}) {
  if (isInvited) return <Trans>The link in the mail stops working.</Trans>;
  return (
    <ul className="grid list-disc gap-2 ps-5">
      <li>
        {isYou ? (
          <Trans>You see nothing of this practice any more, and your calendar link ends.</Trans>
        ) : (
          <Trans>
            They see nothing of this practice any more, are signed out at once, and their calendar link ends.
          </Trans>
        )}
      </li>
      <li>
        {isYou ? (
          <Trans>What you did stays in the patients' logs with your name and role.</Trans>
        ) : (
          <Trans>What they did stays in the patients' logs with name and role.</Trans>
        )}
      </li>
      {isOnList && (
        <li>
          <Trans>
            No more visits can be booked with this person. If visits are booked, you choose next what becomes of them.
          </Trans>
        </li>
      )}
    </ul>
  );
}

function useRemoval(
  providerId: number,
  { userId, isYou, state, name }: TeamMember,
  onRemoved: (stayed: readonly AppointmentInTheWay[]) => void,
) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<readonly AppointmentInTheWay[] | null>(null);
  const [problem, setProblem] = useState<string>();

  async function remove(places: readonly number[], booked?: Booked): Promise<void> {
    if (busy || places.length === 0) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { stayed, hasLeft } = await call<typeof removeMember>(
        'POST',
        '/api/portal/providers/:id/members/:userId/remove',
        { params: { id: providerId, userId }, body: { places: [...places], ...(booked && { booked }) } },
      );
      const left = state === 'accepted' ? t`${name} is off the team` : t`Invitation withdrawn`;
      toast({ title: isYou ? t`You have left this practice` : left });
      if (hasLeft) navigate('/');
      await queryClient.invalidateQueries({ queryKey: hasLeft ? CURRENT_USER.queryKey : PORTAL_PROVIDERS.queryKey });
      if (!isYou) await queryClient.invalidateQueries({ queryKey: teamOf(providerId).queryKey });
      onRemoved(stayed);
    } catch (error) {
      const body = errorBody<ScheduleErrorBody>(error);
      setConflict(body?.code === 'visits_booked' ? (body.visits ?? []) : null);
      if (body?.code !== 'visits_booked') setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, conflict, problem, remove, giveUp: () => setConflict(null) };
}
