import type { Database } from '#db/open-database.ts';
import { filterInvitable } from '#features/auth/server/addresses/account-token-store.ts';
import { memberMay } from '#features/directory/rules/member-roles.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { type Caller, findMemberships } from '#features/directory/server/member-store.ts';
import type { Team, TeamMember } from '#features/portal/rules/team/team-contract.ts';
import { AppError } from '#platform/common/app-error.ts';
import { findPeople, findTeamRows } from './team-store.ts';

/** Returns the team of a place as a member of it sees it. @throws AppError not_found for others */
export async function shownTeam(
  db: Database,
  { providerId, nowMs }: { readonly providerId: number; readonly nowMs: number },
  caller: Caller,
): Promise<Team> {
  const userId = caller.id;
  const own = await findMemberships(db, caller);
  const here = own.find((each) => each.providerId === providerId);
  if (here === undefined) throw new AppError(NOT_IN_PORTAL);
  const mayChange = memberMay(here, 'members');
  // A PIN changes no team, so it doesn't need the addresses.
  const seesAddresses = caller.desk?.byPin !== true;
  const rows = await findTeamRows(
    db,
    own.map((each) => each.providerId),
  );
  const people = await findPeople(db, providerId);
  const waiting = rows.filter(({ hasAccepted }) => !hasAccepted).map((row) => row.userId);
  const invitable = await filterInvitable(db, waiting, nowMs);
  const stateOf = ({ userId: id, hasAccepted }: (typeof rows)[number]): TeamMember['state'] =>
    hasAccepted ? 'accepted' : invitable.has(id) ? 'invited' : 'expired';
  const members = rows
    .filter((row) => row.providerId === providerId)
    .map((row) => {
      const resource = people.find((person) => person.userId === row.userId);
      return {
        userId: row.userId,
        name: row.name,
        email: seesAddresses && (mayChange || row.userId === userId) ? row.email : null,
        role: row.role,
        elsewhere: rows
          .filter((other) => other.userId === row.userId && other.providerId !== providerId)
          .map((other) => ({ id: other.providerId, name: other.placeName, role: other.role })),
        resource: resource === undefined ? null : { id: resource.id, name: resource.name },
        state: stateOf(row),
        invitedBy: row.invitedBy,
        addedAt: row.addedAt.toISOString(),
        isYou: row.userId === userId,
      };
    });
  return {
    providerId,
    placeName: here.name,
    members,
    places: own
      .filter((each) => memberMay(each, 'members'))
      .map((each) => ({ id: each.providerId, name: each.name, mayChangeOwners: memberMay(each, 'owners') })),
    people: people.map(({ id, name }) => ({ id, name })),
    deskReadsReasons: here.deskReadsReasons,
  };
}
