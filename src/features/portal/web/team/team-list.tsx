import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, Mail, Pencil, Trash2 } from 'lucide-react';
import { useIsByPin } from '#features/desks/web/password-note.tsx';
import { capabilityOver, memberMay } from '#features/directory/rules/member-roles.ts';
import { ROLE_NAMES } from '#features/directory/rules/role-names.ts';
import type { Team, TeamMember } from '#features/portal/rules/team/team-contract.ts';
import { NetworkButton } from '#platform/web/forms/network-button.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { usePractice } from '../practice-member.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with a member of the list. */
export interface MemberActs {
  readonly onEdit: (member: TeamMember) => void;
  readonly onRemove: (member: TeamMember) => void;
  readonly onInviteAgain: (member: TeamMember) => void;
}

/** The members of a place and who is invited. */
export function TeamList({ team, ...acts }: { readonly team: Team } & MemberActs) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Team`} className="grid gap-3 lg:grid-cols-2">
      {team.members.map((member) => (
        <Item key={member.userId} member={member} {...acts} />
      ))}
    </ul>
  );
}

function Item({ member, ...acts }: { readonly member: TeamMember } & MemberActs) {
  const { t, i18n } = useLingui();
  const { name, email, role, elsewhere, resource, invitedBy, isYou } = member;
  const roleName = translateText(i18n, ROLE_NAMES[role]);
  const alsoAt = elsewhere
    .map((place) =>
      place.role === role ? place.name : `${place.name} (${translateText(i18n, ROLE_NAMES[place.role])})`,
    )
    .join(', ');
  const onList = resource?.name ?? '';
  return (
    <li className="grid content-start gap-1 rounded-card border border-line p-4">
      <h3 className="flex flex-wrap items-center gap-2 wrap-anywhere">
        {name}
        {isYou && (
          <span className="badge">
            <Trans>You</Trans>
          </span>
        )}
        <State member={member} />
      </h3>
      <p className="font-semibold">{roleName}</p>
      {email !== null && <p className="text-soft wrap-anywhere">{email}</p>}
      {onList !== '' && <p className="wrap-anywhere">{t`On the list of people as ${onList}`}</p>}
      {alsoAt !== '' && <p className="wrap-anywhere">{t`Also at ${alsoAt}`}</p>}
      {invitedBy !== null && <p className="text-sm text-soft wrap-anywhere">{t`Invited by ${invitedBy}`}</p>}
      <Buttons member={member} {...acts} />
    </li>
  );
}

function State({ member: { state } }: { readonly member: TeamMember }) {
  if (state === 'accepted') return null;
  return (
    <span className="badge badge-amber">
      {state === 'invited' ? <Trans>Invited</Trans> : <Trans>Invitation has ended</Trans>}
    </span>
  );
}

function Buttons({ member, onEdit, onRemove, onInviteAgain }: { readonly member: TeamMember } & MemberActs) {
  const own = usePractice();
  const { name, role, isYou, state } = member;
  const mayChange = memberMay(own, 'members') && memberMay(own, capabilityOver(role));
  const isInvited = state !== 'accepted';
  if (useIsByPin()) return null;
  return (
    <p className="flex flex-wrap gap-x-5">
      {mayChange && (
        <button type="button" className="link inline-flex min-h-11 items-center gap-1.5" onClick={() => onEdit(member)}>
          <Pencil {...ICON} />
          <Trans>Change</Trans>
          <span className="sr-only"> {name}</span>
        </button>
      )}
      {mayChange && isInvited && (
        <NetworkButton className="link inline-flex min-h-11 items-center gap-1.5" onClick={() => onInviteAgain(member)}>
          <Mail {...ICON} />
          <Trans>Send again</Trans>
          <span className="sr-only"> {name}</span>
        </NetworkButton>
      )}
      {(isYou || mayChange) && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center gap-1.5"
          onClick={() => onRemove(member)}
        >
          {isYou ? <LogOut {...ICON} /> : <Trash2 {...ICON} />}
          {isYou ? (
            <Trans>Leave this practice</Trans>
          ) : isInvited ? (
            <Trans>Withdraw</Trans>
          ) : (
            <Trans>Take off the team</Trans>
          )}
          {!isYou && <span className="sr-only"> {name}</span>}
        </button>
      )}
    </p>
  );
}
