import { requireMember } from '#features/directory/server/require-member.ts';
import { getDaySheetMail, setDaySheetMail } from '#features/portal/rules/days/day-sheet-contract.ts';
import { NO_ADDRESS_FOR_SHEET } from '#features/portal/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { findDaySheetMail, writeDaySheetMail } from './day-sheet-store.ts';

const OFF = { isOn: false, email: null };

/** The e-mail with the visits of the day, which a member switches on for themselves. */
export function installDaySheetMail({ app, db }: Context): void {
  route(app, getDaySheetMail, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    return (await findDaySheetMail(db, params.id, user.id)) ?? OFF;
  });

  route(app, setDaySheetMail, async ({ params, body: { isOn }, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const before = await findDaySheetMail(db, params.id, user.id);
    if (isOn && (before?.email ?? null) === null) throw new AppError(NO_ADDRESS_FOR_SHEET);
    await writeDaySheetMail(db, { providerId: params.id, userId: user.id, isOn });
    return { ...(before ?? OFF), isOn };
  });
}
