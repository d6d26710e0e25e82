import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import { MEMBER_ROLES, type MemberRole } from '#features/directory/rules/member-roles.ts';
import { ROLE_HINTS, ROLE_NAMES } from '#features/directory/rules/role-names.ts';
import type { changeMember, inviteToTeam, Team, TeamMember } from '#features/portal/rules/team/team-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { TickedChoices } from '#platform/web/forms/form-parts.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { type Refused, useTeamChange } from './use-team-change.ts';

interface Typed {
  readonly fullName: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly places: readonly number[];
  readonly resourceId: number | null;
}

/** Invites a person to the team, or changes the role of a member. */
export function MemberDialog({
  team,
  member,
  onClose,
  onSaved,
}: {
  readonly team: Team;
  /** Undefined to invite a person. */
  readonly member: TeamMember | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const { t, i18n } = useLingui();
  const { typed, set, refused, busy, save } = useMemberForm({ team, member, onSaved });
  const name = member?.name ?? '';
  const mayChangeOwners = team.places.find(({ id }) => id === team.providerId)?.mayChangeOwners === true;
  const roles = MEMBER_ROLES.filter((role) => mayChangeOwners || (role !== 'owner' && role !== 'manager'));
  const worksAt = member?.elsewhere.map(({ id }) => id) ?? [];
  // To take a member off a place is another act, because visits may be booked there.
  const choices = team.places.filter(({ id }) => id !== team.providerId && !worksAt.includes(id));
  return (
    <FormDialog
      title={member === undefined ? t`Invite to the team` : t`Change ${name}`}
      busy={busy}
      save={member === undefined ? <Trans>Send the invitation</Trans> : <Trans>Save</Trans>}
      onSave={save}
      onClose={onClose}
    >
      {member === undefined && <WhoFields typed={typed} refused={refused} onChange={set} />}
      <SelectInput
        label={<Trans>Role</Trans>}
        hint={translateText(i18n, ROLE_HINTS[typed.role])}
        error={refused?.fields['role']}
        value={typed.role}
        onChange={({ target }) => set({ role: roles.find((each) => each === target.value) ?? typed.role })}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {translateText(i18n, ROLE_NAMES[role])}
          </option>
        ))}
      </SelectInput>
      {team.people.length > 0 && <OnList team={team} typed={typed} onChange={set} />}
      {choices.length > 0 && (
        <TickedChoices
          legend={<Trans>Also at these places</Trans>}
          choices={choices.map((place) => ({ value: place.id, label: place.name }))}
          chosen={typed.places}
          error={undefined}
          onChange={(places) => set({ places })}
        />
      )}
      {refused !== undefined && Object.keys(refused.fields).length === 0 && (
        <p role="alert" tabIndex={-1} className="notice notice-amber">
          {refused.message}
        </p>
      )}
    </FormDialog>
  );
}

interface Fields {
  readonly typed: Typed;
  readonly onChange: (some: Partial<Typed>) => void;
}

/** Name and address of the person to invite. */
function WhoFields({ typed, refused, onChange }: Fields & { readonly refused: Refused | undefined }) {
  return (
    <>
      <p className="max-w-[64ch] text-soft">
        <Trans>
          A link is mailed to this person. It works for seven days, for a new account or one that they have.
        </Trans>
      </p>
      <TextInput
        label={<Trans>Full name</Trans>}
        autoComplete="off"
        maxLength={120}
        value={typed.fullName}
        error={refused?.fields['fullName']}
        onChange={({ target }) => onChange({ fullName: target.value })}
      />
      <TextInput
        label={<Trans>E-mail</Trans>}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={typed.email}
        error={refused?.fields['email']}
        onChange={({ target }) => onChange({ email: target.value })}
      />
    </>
  );
}

/** Which person on the list of people it is. */
function OnList({ team, typed, onChange }: Fields & { readonly team: Team }) {
  const { t } = useLingui();
  return (
    <SelectInput
      label={<Trans>On your list of people (optional)</Trans>}
      hint={<Trans>Then they can show their own visits only, and their visits are handed over when they leave.</Trans>}
      value={typed.resourceId ?? ''}
      onChange={({ target }) => onChange({ resourceId: target.value === '' ? null : Number(target.value) })}
    >
      <option value="">{t`Nobody on the list`}</option>
      {team.people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name}
        </option>
      ))}
    </SelectInput>
  );
}

/** What is typed, and saving it. */
function useMemberForm({ team, member, onSaved }: Omit<Parameters<typeof MemberDialog>[0], 'onClose'>) {
  const { t } = useLingui();
  const { busy, change } = useTeamChange(team.providerId, { showsRefusal: true });
  const [before] = useState<Typed>(() => ({
    fullName: '',
    email: '',
    role: member?.role ?? 'desk',
    places: [],
    resourceId: member?.resource?.id ?? null,
  }));
  const [typed, setTyped] = useDraft(
    `${member === undefined ? 'new member' : `member ${member.userId}`} of ${team.providerId}`,
    before,
  );
  const [refused, setRefused] = useState<Refused>();
  const isChanged = JSON.stringify(typed) !== JSON.stringify(before);
  useLeaveWarning(isChanged && !busy, t`You have changes that are not saved. Leave this page anyway?`);

  const send = async () => {
    const { fullName, email, role, resourceId } = typed;
    const params = { id: team.providerId };
    const places = [team.providerId, ...typed.places];
    if (member === undefined) {
      return await call<typeof inviteToTeam>('POST', '/api/portal/providers/:id/members', {
        params,
        body: { fullName, email, role, places, resourceId },
      });
    }
    return await call<typeof changeMember>('PUT', '/api/portal/providers/:id/members/:userId', {
      params: { ...params, userId: member.userId },
      body: { role, places, resourceId, was: { role: member.role } },
    });
  };
  const save = async (): Promise<boolean> => {
    const title = member === undefined ? t`Invitation sent` : t`Changes saved`;
    const found = await change(title, send);
    setRefused(found);
    if (found === undefined) onSaved();
    return found !== undefined;
  };
  const set = (some: Partial<Typed>) => setTyped((now) => ({ ...now, ...some }));
  return { typed, set, refused, busy, save };
}
