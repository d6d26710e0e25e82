import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import { PasswordNote, useIsByPin } from '#features/desks/web/password-note.tsx';
import type { AppointmentInTheWay } from '#features/portal/rules/refusals.ts';
import type { inviteMemberAgain, setDeskReads, Team, TeamMember } from '#features/portal/rules/team/team-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { SwitchButton } from '#platform/web/ui/switch-button.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { StayedNotice } from '../displaced-dialog.tsx';
import { teamOf } from '../portal-queries.ts';
import { useMay } from '../practice-member.ts';
import { RoleNote } from '../role-note.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { TeamList } from './team-list.tsx';
import { useTeamChange } from './use-team-change.ts';

/** What is open over the list. */
type Open =
  | { readonly type: 'member'; readonly member: TeamMember | undefined }
  | { readonly type: 'remove'; readonly member: TeamMember };

/** Who works at a place, as what, and who is invited. */
export function TeamView({ providerId }: { readonly providerId: number }) {
  const { t } = useLingui();
  const { data: team, isError, refetch } = usePathQuery(teamOf(providerId));
  const { change } = useTeamChange(providerId);
  const mayInvite = useMay('members');
  const isByPin = useIsByPin();
  const [open, setOpen] = useDraft<Open | null>(`dialog of team ${providerId}`, null);
  const [stayed, setStayed] = useState<readonly AppointmentInTheWay[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);
  const { begin, askAndClose } = useDialogEntry(open !== null, close);
  const show = (next: Open) => {
    begin();
    setStayed([]);
    setOpen(next);
  };
  if (isError && team === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your team.</Trans>
      </LoadError>
    );
  }
  if (team === undefined) return <Spinner />;
  const inviteAgain = ({ userId }: TeamMember) =>
    void change(t`Invitation sent`, () =>
      call<typeof inviteMemberAgain>('POST', '/api/portal/providers/:id/members/:userId/invitation', {
        params: { id: providerId, userId },
      }),
    );
  return (
    <>
      <StayedNotice appointments={stayed} />
      <section className="card grid gap-4 sm:p-6">
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Team</Trans>
        </h2>
        <TeamList
          team={team}
          onEdit={(member) => show({ type: 'member', member })}
          onRemove={(member) => show({ type: 'remove', member })}
          onInviteAgain={inviteAgain}
        />
        {isByPin ? (
          <PasswordNote />
        ) : mayInvite ? (
          <p>
            <button type="button" className="button" onClick={() => show({ type: 'member', member: undefined })}>
              <UserPlus aria-hidden size={18} strokeWidth={1.75} />
              <Trans>Invite a person</Trans>
            </button>
          </p>
        ) : (
          <RoleNote lacks="members">
            <Trans>Only an owner or a manager can change the team.</Trans>
          </RoleNote>
        )}
      </section>
      <DeskReads team={team} />
      {open?.type === 'member' && (
        <MemberDialog team={team} member={open.member} onClose={askAndClose} onSaved={close} />
      )}
      {open?.type === 'remove' && (
        <RemoveDialog
          team={team}
          member={open.member}
          onClose={close}
          focusAfterwards={() => heading.current}
          onRemoved={(left) => {
            setStayed(left);
            close();
          }}
        />
      )}
    </>
  );
}

/** Whether the front desk of this place may read why patients come; only owners switch it. */
function DeskReads({ team: { providerId, deskReadsReasons } }: { readonly team: Team }) {
  const { t } = useLingui();
  const { busy, change } = useTeamChange(providerId);
  const maySwitch = useMay('owners');
  const isByPin = useIsByPin();
  const [title, about] = [useId(), useId()];
  if (!maySwitch || isByPin) return null;
  const toggle = () =>
    void change(t`Changes saved`, () =>
      call<typeof setDeskReads>('PUT', '/api/portal/providers/:id/desk-reads-reasons', {
        params: { id: providerId },
        body: { on: !deskReadsReasons },
      }),
    );
  return (
    <section className="card grid gap-2 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id={title}>
          <Trans>Front desk reads why patients come</Trans>
        </h2>
        <SwitchButton
          isOn={deskReadsReasons}
          aria-labelledby={title}
          aria-describedby={about}
          aria-busy={busy}
          onClick={toggle}
        />
      </div>
      <p id={about} className="max-w-[64ch] text-soft">
        <Trans>
          Reasons, urgency, insurance details and messages of patients. Leave it off unless your front desk needs them.
        </Trans>
      </p>
    </section>
  );
}
