import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { tellFreedTime } from '#features/appointments/server/freed-time.ts';
import { readInvitation } from '#features/auth/rules/invitation-contract.ts';
import { PROOF_LIMIT } from '#features/auth/server/passwords/confirm-password.ts';
import { demandOf, needsSecondFactor } from '#features/auth/server/second-factor/second-factor-policy.ts';
import { signIn } from '#features/auth/server/sessions/session-hook.ts';
import type { Capability } from '#features/directory/rules/member-roles.ts';
import type { Caller } from '#features/directory/server/member-store.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import {
  inviteMemberAgain as againCall,
  changeMember as changeCall,
  setDeskReads as deskReadsCall,
  inviteToTeam as inviteCall,
  joinPractice as joinCall,
  listLeftTeams,
  listTeam,
  removeMember as removeCall,
} from '#features/portal/rules/team/team-contract.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { shownDisplaced } from '../settle-appointments.ts';
import { changeMember, inviteMemberAgain, inviteToTeam, setDeskReads, type TeamAct } from './change-team.ts';
import { joinPractice } from './join-practice.ts';
import { removeMember } from './remove-member.ts';
import { shownInvitation } from './shown-invitation.ts';
import { shownTeam } from './shown-team.ts';
import { findLeftTeams } from './team-store.ts';

/** The members of a practice: invitations, roles, leaving, and joining with an account that exists. */
export function installTeam(context: Context): void {
  installMembers(context);
  installLeaving(context);
  installJoining(context);
}

function installMembers(context: Context): void {
  const { app, db, config } = context;
  route(app, listTeam, async ({ params, user }) => {
    return await shownTeam(db, await actOf(context, params.id, user, 'appointments'), user);
  });

  route(app, inviteCall, async ({ params, body, user, request }) => {
    const act = await actOf(context, params.id, user, 'members');
    await inviteToTeam(context, act, body, linkOrigin(config, request));
    return await shownTeam(db, act, user);
  });

  route(app, againCall, async ({ params, user, request }) => {
    const act = await actOf(context, params.id, user, 'members');
    await inviteMemberAgain(context, act, params.userId, linkOrigin(config, request));
    return await shownTeam(db, act, user);
  });

  route(app, changeCall, async ({ params, body, user }) => {
    const act = await actOf(context, params.id, user, 'members');
    await changeMember(context, act, { ...body, memberId: params.userId });
    return await shownTeam(db, act, user);
  });

  route(app, deskReadsCall, async ({ params, body, user }) => {
    const act = await actOf(context, params.id, user, 'owners');
    await setDeskReads(context, act, body.on);
    return await shownTeam(db, act, user);
  });
}

function installLeaving(context: Context): void {
  const { app, db, now } = context;
  route(app, listLeftTeams, async ({ user }) => {
    // They are other places: a PIN doesn't reach those.
    const teams = user.desk?.byPin === true ? [] : await findLeftTeams(db, user.id, now());
    return teams.map(({ id, at, subject }) => ({ id, at, subject }));
  });

  route(app, removeCall, async ({ params, body, user, request, reply }) => {
    const isOwn = params.userId === user.id;
    const act = await actOf(context, params.id, user, isOwn ? 'appointments' : 'members');
    const removal = {
      ...act,
      desk: user.desk?.name,
      places: body.places,
      booked: body.booked,
      memberId: params.userId,
      mailing: appointmentMailing(context),
    };
    const { stayed, isGone } = await removeMember(context, removal);
    for (const id of body.places) tellFreedTime(context, id);
    // All sessions of the account have ended; this browser goes on as a patient's.
    if (isOwn && isGone) await signIn(context, { id: user.id, role: 'patient' }, request, reply);
    return { stayed: shownDisplaced(stayed), hasLeft: isOwn && isGone };
  });
}

function installJoining(context: Context): void {
  const { app, db, config } = context;
  route(app, readInvitation, async ({ body }) => await shownInvitation(context, body.token), PROOF_LIMIT);

  route(
    app,
    joinCall,
    async ({ body, user, request, reply }) => {
      const joined = await joinPractice(context, user, body);
      await signIn(context, joined, request, reply);
      const lacksSecondFactor =
        needsSecondFactor(config, joined.role) && (await demandOf(db, config, joined)) === 'nothing';
      return { user: { ...joined, ...(lacksSecondFactor && { lacksSecondFactor }) } };
    },
    PROOF_LIMIT,
  );
}

/** @throws AppError not_found for those who aren't members, role_required */
async function actOf({ db, now }: Context, providerId: number, user: Caller, capability: Capability): Promise<TeamAct> {
  await requireMember(db, providerId, user, capability);
  return { providerId, userId: user.id, nowMs: now() };
}
