import type { Database } from '#db/open-database.ts';
import { AppError, type Refusal } from '#platform/common/app-error.ts';
import { type Capability, memberMay } from '../rules/member-roles.ts';
import { NOT_IN_PORTAL, ROLE_REQUIRED } from '../rules/refusals.ts';
import { type Caller, findAppointmentMember, findMember, type Member } from './member-store.ts';

/**
 * Returns the membership of the caller at a provider. Refuses callers that are not members, or whose session doesn't reach
 * the provider, as if it didn't exist. Accounts of other roles are refused before (`access: 'provider'`).
 * @throws AppError not_found; role_required if the member lacks the capability
 */
export async function requireMember(
  db: Database,
  providerId: number,
  caller: Caller,
  capability: Capability,
  missing: Refusal = NOT_IN_PORTAL,
): Promise<Member> {
  return mayOrThrow(await findMember(db, providerId, caller), capability, missing);
}

/**
 * The same for an appointment of a provider, or a paper or payment of it. Those of a double belong to the members of the provider that it
 * was merged into.
 * @throws AppError not_found, as `missing` says it; role_required if the member lacks the capability
 */
export async function requireAppointmentMember(
  db: Database,
  { providerId }: { readonly providerId: number },
  caller: Caller,
  capability: Capability,
  missing: Refusal = NOT_IN_PORTAL,
): Promise<Member> {
  return mayOrThrow(await findAppointmentMember(db, providerId, caller), capability, missing);
}

/** @throws AppError not_found, role_required */
function mayOrThrow(member: Member | undefined, capability: Capability, missing: Refusal = NOT_IN_PORTAL): Member {
  if (member === undefined) throw new AppError(missing);
  if (!memberMay(member, capability)) throw new AppError(ROLE_REQUIRED[capability]);
  return member;
}
