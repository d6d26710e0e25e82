import { expect, test } from 'vitest';
import { type Capability, MEMBER_ROLES, type MemberRole } from '#features/directory/rules/member-roles.ts';
import { type CallSetUp, type Filled, nameOf, readyFor, requestFor } from '#test/access/call-set-up.ts';
import { fingerprint } from '#test/access/fingerprint.ts';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { type Person, personOf, RUNNER } from '#test/access/principals.ts';
import { SET_UPS } from '#test/access/set-ups.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { videoAppointment } from '#test/access/video-set-ups.ts';
import { type TestApp, testApp } from '#test/app.ts';

const t = await testApp();

const ALL: readonly MemberRole[] = MEMBER_ROLES;
const MANAGING: readonly MemberRole[] = ['owner', 'manager'];
const CARING: readonly MemberRole[] = ['owner', 'manager', 'clinician'];
/** Who has which capability, decided here a second time. */
const HAVE: Readonly<Record<Capability, readonly MemberRole[]>> = {
  appointments: ALL,
  bookings: ['owner'],
  care: CARING,
  figures: MANAGING,
  members: MANAGING,
  merging: ['owner', 'manager', 'desk'],
  owners: ['owner'],
  papers: CARING,
  reasons: CARING,
  settings: MANAGING,
};

/** What each call of a practice needs, decided here a second time. */
const NEEDED: Readonly<Record<string, Capability>> = {
  'DELETE /api/portal/providers/:id/contacts/:contactId': 'settings',
  'DELETE /api/portal/providers/:id/calendar-feed': 'appointments',
  'DELETE /api/portal/providers/:id/calendars/:calendarId': 'settings',
  'DELETE /api/portal/providers/:id/desks/:deskId': 'settings',
  'DELETE /api/portal/providers/:id/board': 'settings',
  'DELETE /api/portal/providers/:id/screens/:code': 'settings',
  'DELETE /api/portal/providers/:id/points/:pointId': 'settings',
  'DELETE /api/portal/providers/:id/page/changes/:changeId': 'settings',
  'DELETE /api/portal/providers/:id/resources/:resourceId': 'settings',
  'DELETE /api/portal/providers/:id/schedule-changes/:seriesId': 'settings',
  'DELETE /api/portal/providers/:id/services/:serviceId': 'settings',
  'DELETE /api/visits/:id/admission': 'care',
  'GET /api/conversations/:id': 'reasons',
  'GET /api/conversations/:id/events': 'reasons',
  'GET /api/conversations/:id/messages': 'reasons',
  'DELETE /api/portal/papers/:id': 'papers',
  'GET /api/portal/papers/:id': 'reasons',
  'GET /api/portal/providers/:id/calendars': 'settings',
  'GET /api/portal/providers/:id/clients': 'appointments',
  'GET /api/portal/providers/:id/clients/:clientId': 'appointments',
  'GET /api/portal/providers/:id/contacts': 'settings',
  'GET /api/portal/providers/:id/checklist': 'appointments',
  'GET /api/portal/providers/:id/day-pack': 'appointments',
  'GET /api/portal/providers/:id/day-sheet-mail': 'appointments',
  'GET /api/portal/providers/:id/desk-marks': 'appointments',
  'GET /api/portal/providers/:id/desks': 'settings',
  'GET /api/portal/providers/:id/fees': 'appointments',
  'GET /api/portal/providers/:id/takings': 'appointments',
  'POST /api/portal/providers/:id/clients/:clientId/merge': 'merging',
  'POST /api/portal/providers/:id/merges/:mergeId/undo': 'merging',
  'GET /api/portal/providers/:id/figures': 'figures',
  'GET /api/portal/providers/:id/figures.csv': 'figures',
  'GET /api/portal/providers/:id/holidays': 'appointments',
  'GET /api/portal/providers/:id/members': 'appointments',
  'GET /api/portal/providers/:id/news': 'appointments',
  'GET /api/portal/providers/:id/news/events': 'appointments',
  'GET /api/portal/providers/:id/next-place': 'owners',
  'GET /api/portal/providers/:id/outside-busy': 'appointments',
  'GET /api/portal/providers/:id/owed': 'appointments',
  'GET /api/portal/providers/:id/page': 'settings',
  'GET /api/portal/providers/:id/queue': 'appointments',
  'GET /api/portal/providers/:id/queue-figures': 'settings',
  'GET /api/portal/providers/:id/payments': 'appointments',
  'GET /api/portal/providers/:id/repeat-dates': 'appointments',
  'GET /api/portal/providers/:id/resources': 'appointments',
  'GET /api/portal/providers/:id/screens': 'settings',
  'GET /api/portal/providers/:id/settings': 'appointments',
  'GET /api/portal/providers/:id/times': 'appointments',
  'GET /api/portal/providers/:id/visits': 'appointments',
  'GET /api/portal/visits/:id': 'appointments',
  'GET /api/portal/visits/:id/channels': 'appointments',
  'GET /api/portal/visits/:id/papers': 'appointments',
  'GET /api/portal/visits/:id/patient': 'appointments',
  'GET /api/portal/visits/:id/times': 'appointments',
  'GET /api/visits/:id/room': 'care',
  'GET /api/visits/:id/signal': 'care',
  'GET /api/visits/:id/summary': 'care',
  'POST /api/appointments/:id/conversation': 'reasons',
  'POST /api/conversations/:id/messages': 'reasons',
  'POST /api/portal/fees/:id/waive': 'settings',
  'POST /api/portal/papers/:id/sign': 'papers',
  'POST /api/portal/papers/:id/void': 'papers',
  'POST /api/portal/payments/:id/void': 'appointments',
  'POST /api/portal/providers/:id/clients': 'appointments',
  'POST /api/portal/providers/:id/contacts': 'settings',
  'POST /api/portal/providers/:id/contacts/:contactId/test': 'settings',
  'POST /api/portal/providers/:id/calendar-feed': 'appointments',
  'POST /api/portal/providers/:id/calendars': 'settings',
  'POST /api/portal/providers/:id/desk-marks': 'appointments',
  'POST /api/portal/providers/:id/desk-marks/:markId/settle': 'appointments',
  'POST /api/portal/providers/:id/desks': 'settings',
  'POST /api/portal/providers/:id/members': 'members',
  'POST /api/portal/providers/:id/members/:userId/invitation': 'members',
  'POST /api/portal/providers/:id/members/:userId/remove': 'members',
  'POST /api/portal/providers/:id/page/images': 'settings',
  'POST /api/portal/providers/:id/board': 'settings',
  'POST /api/portal/providers/:id/screens': 'settings',
  'POST /api/portal/providers/:id/delays': 'appointments',
  'POST /api/portal/providers/:id/delays/end': 'appointments',
  'POST /api/portal/providers/:id/points': 'settings',
  'POST /api/portal/providers/:id/tickets': 'appointments',
  'POST /api/portal/tickets/:id/acts': 'appointments',
  'GET /api/portal/tickets/:id/link': 'appointments',
  'POST /api/portal/tickets/:id/text': 'appointments',
  'PUT /api/portal/providers/:id/day-sheet-mail': 'appointments',
  'PUT /api/portal/providers/:id/points/:pointId': 'settings',
  'PUT /api/portal/providers/:id/points/:pointId/pause': 'appointments',
  'PUT /api/portal/tickets/:id/priority': 'appointments',
  'POST /api/portal/providers/:id/payments': 'appointments',
  'POST /api/portal/providers/:id/resources': 'settings',
  'POST /api/portal/providers/:id/schedule-changes': 'settings',
  'POST /api/portal/providers/:id/services': 'settings',
  'POST /api/portal/providers/:id/visits': 'appointments',
  'POST /api/portal/visits/:id/cancel': 'appointments',
  'POST /api/portal/visits/:id/move': 'appointments',
  'POST /api/portal/visits/:id/papers': 'papers',
  'PUT /api/conversations/:id/read': 'reasons',
  'PUT /api/portal/papers/:id': 'papers',
  'PUT /api/portal/providers/:id/bookings': 'bookings',
  'PUT /api/portal/providers/:id/clients/:clientId': 'appointments',
  'PUT /api/portal/providers/:id/clients/:clientId/block': 'settings',
  'PUT /api/portal/providers/:id/days/:date': 'settings',
  'PUT /api/portal/providers/:id/desk-reads-reasons': 'owners',
  'PUT /api/portal/providers/:id/desks/:deskId': 'settings',
  'PUT /api/portal/providers/:id/holidays/:day': 'settings',
  'PUT /api/portal/providers/:id/hours-confirmation': 'settings',
  'PUT /api/portal/providers/:id/members/:userId': 'members',
  'PUT /api/portal/providers/:id/news/seen': 'appointments',
  'PUT /api/portal/providers/:id/page': 'settings',
  'PUT /api/portal/providers/:id/open-visits': 'settings',
  'PUT /api/portal/providers/:id/resources/:resourceId': 'settings',
  'PUT /api/portal/providers/:id/schedule': 'settings',
  'PUT /api/portal/providers/:id/services/:serviceId': 'settings',
  'PUT /api/portal/providers/:id/settings': 'settings',
  'PUT /api/portal/visits/:id/mark': 'appointments',
  'PUT /api/visits/:id/admission': 'care',
  'PUT /api/visits/:id/summary': 'care',
};

/** The sides of visits and conversations that members are on; their other set-ups are those of patients. */
const onVideo = async (app: TestApp, person: Person | undefined): Promise<Filled> => ({
  params: { id: await videoAppointment(app, { providerId: await practiceOf(app, person) }) },
});
async function onConversation(app: TestApp, person: Person | undefined): Promise<Filled> {
  const appointmentId = await appointmentTo(app, await practiceOf(app, person), 60);
  const url = `/api/appointments/${appointmentId}/conversation`;
  const opened = await app.app.inject({ method: 'POST', url, headers: { cookie: person?.cookie } });
  return { params: { id: opened.json<{ id: number }>().id } };
}
const ON_MEMBERS_SIDE: Readonly<Record<string, NonNullable<CallSetUp['ready']>>> = {
  'GET /api/conversations/:id': onConversation,
  'GET /api/conversations/:id/events': onConversation,
  'GET /api/conversations/:id/messages': onConversation,
  'GET /api/visits/:id/room': onVideo,
  'GET /api/visits/:id/signal': onVideo,
  'GET /api/visits/:id/summary': onVideo,
  'POST /api/appointments/:id/conversation': async (app, person) => ({
    params: { id: await appointmentTo(app, await practiceOf(app, person), 60) },
  }),
  'POST /api/conversations/:id/messages': async (app, person) => ({
    ...(await onConversation(app, person)),
    body: { text: 'Please come at ten.' },
  }),
  'PUT /api/conversations/:id/read': async (app, person) => ({
    ...(await onConversation(app, person)),
    body: { upTo: 1 },
  }),
};

const calls = new Map(t.app.endpoints.map((call) => [nameOf(call), call]));

/** Prepares a call for an owner, who then gets another role beside a second owner. */
async function preparedAs(
  name: string,
  role: MemberRole,
): Promise<{ readonly filled: Filled; readonly person: Person }> {
  const person = await personOf(t, RUNNER);
  if (person === undefined) throw new Error('Providers have an account.');
  const setUp = SET_UPS[name];
  if (setUp === undefined) throw new Error(`${name} has no set-up.`);
  const ready = ON_MEMBERS_SIDE[name];
  const filled = await readyFor(ready === undefined ? setUp : { ...setUp, ready }, t, person);
  const { rows } = await t.pool.query('select provider_id from provider_members where user_id = $1', [person.id]);
  for (const { provider_id: providerId } of rows) await memberOf(t, providerId, 'owner');
  await t.pool.query('update provider_members set role = $2 where user_id = $1', [person.id, role]);
  return { filled, person };
}

test('every call of a practice names what it needs', () => {
  const ofPractice = Object.entries(SET_UPS).flatMap(([name, { whose }]) => (whose === 'practice' ? [name] : []));
  expect(ofPractice.filter((name) => NEEDED[name] === undefined)).toEqual([]);
  expect(Object.keys(NEEDED).filter((name) => !calls.has(name))).toEqual([]);
});

const cells = Object.entries(NEEDED).flatMap(([name, needed]) =>
  MEMBER_ROLES.map((role) => [role, name, HAVE[needed].includes(role)] as const),
);

test.each(cells)('%s calls %s: allowed is %s', async (role, name, isAllowed) => {
  const call = calls.get(name);
  if (call === undefined) throw new Error(`There is no ${name}.`);
  const { filled, person } = await preparedAs(name, role);
  const before = await fingerprint(t);
  const answer = await t.app.inject(requestFor(call, filled, person));
  if (isAllowed) {
    expect(answer.statusCode, answer.body).toBe(call.status ?? 200);
    return;
  }
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'role_required']);
  expect(answer.json<{ message: string }>().message).toMatch(/Only an owner|The front desk cannot/);
  expect(await fingerprint(t)).toEqual(before);
});
