import type { Database } from '#db/open-database.ts';
import { AppError, type Refusal } from '#platform/common/app-error.ts';
import { type Capability, memberMay } from '../rules/member-roles.ts';
import { NOT_IN_PORTAL, ROLE_REQUIRED } from '../rules/refusals.ts';
import { type Caller, findAppointmentMember, findMember, findPracticeMember, type Member } from './member-store.ts';

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
 * The same for an appointment of a provider. The appointments of a double belong to the members of the provider that it
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

/**
 * The same for a record of a practice that was made at one of its places: members of its other places count too.
 * @throws AppError the given refusal for others; role_required if the member lacks the capability
 */
export async function requirePracticeMember(
  db: Database,
  record: { readonly practiceId: number; readonly providerId: number },
  caller: Caller,
  { capability, missing }: { readonly capability: Capability; readonly missing: Refusal },
): Promise<Member> {
  return mayOrThrow(await findPracticeMember(db, record, caller), capability, missing);
}

/** @throws AppError not_found, role_required */
function mayOrThrow(member: Member | undefined, capability: Capability, missing: Refusal = NOT_IN_PORTAL): Member {
  if (member === undefined) throw new AppError(missing);
  if (!memberMay(member, capability)) throw new AppError(ROLE_REQUIRED[capability]);
  return member;
}
