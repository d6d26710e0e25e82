import type { Database } from '#db/open-database.ts';
import type { User } from '#features/auth/contract.ts';
import { normalizedPlace } from '#features/auth/rules/place.ts';
import { NAME_RESERVED, soundsLikeStaff } from '#features/auth/rules/username.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { type ConfirmationRequest, changeEmail } from '#features/auth/server/addresses/email-address.ts';
import { lockOpenSession } from '#features/auth/server/sessions/own-session-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { invalid, SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import type { ProfileChanges } from '../contract.ts';
import { NOTHING_TO_CHANGE } from '../rules/refusals.ts';
import { lockProfile, writeProfile } from './profile-store.ts';

/**
 * Changes the given fields of the user's own profile, all or none. An unchanged place stays valid in its old spelling; a
 * new LGA must belong to its state. A new e-mail address takes effect at once, unconfirmed; both addresses are mailed,
 * with links that start with `origin` (`linkOrigin`).
 * @throws AppError invalid (LGA, name), too_many_requests, signed_out if the session has just ended
 */
export async function changeProfile(
  db: Database,
  { id: userId, sessionId }: Pick<RequestUser, 'id' | 'sessionId'>,
  changes: ProfileChanges,
  sending: Pick<ConfirmationRequest, 'nowMs' | 'origin' | 'mayMail'>,
): Promise<User> {
  if (Object.keys(changes).length === 0) throw new AppError(NOTHING_TO_CHANGE);
  return await db.transaction(async (tx) => {
    await lockOpenSession(tx, { id: userId, sessionId });
    const before = await lockProfile(tx, userId);
    if (before === undefined) throw new AppError(SIGNED_OUT);
    refuseStaffName(before, changes.fullName);
    const { state = before.state, lga = before.lga, email, ...others } = changes;
    if (email !== undefined) await changeEmail(tx, { userId, email, ...sending });
    const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
    await writeProfile(tx, userId, { ...given, ...newPlace(before, { state, lga }) });
    const after = await findUser(tx, userId);
    if (after === undefined) throw new Error('The profile just changed cannot be read.');
    return after;
  });
}

/** Refuses a patient's change to a name that sounds like staff; an unchanged one is sent with every change. @throws AppError invalid */
function refuseStaffName(before: Pick<User, 'fullName' | 'role'>, wanted = before.fullName): void {
  if (before.role !== 'patient' || wanted === before.fullName || !soundsLikeStaff(wanted)) return;
  throw new AppError(invalid(NAME_RESERVED, 'fullName'));
}

type Place = Parameters<typeof normalizedPlace>[0];

function newPlace(before: Place, wanted: Place): Place {
  if (wanted.state === before.state && wanted.lga === before.lga) return { state: wanted.state, lga: wanted.lga };
  const checked = normalizedPlace(wanted);
  if ('problem' in checked) throw new AppError(invalid(checked.problem, 'lga'));
  return checked;
}
