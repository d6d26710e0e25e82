import { hashPassword } from '#features/auth/server/passwords/password.ts';
import type { MemberRole } from '#features/directory/rules/member-roles.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { newProvider, type TestApp } from './app.ts';
import { cookiesOf, newAccount, PASSWORD, post } from './sign-in.ts';

/** The PIN of every member made by `memberWithPin`, and a wrong one. */
export const PIN = '274916';
export const WRONG_PIN = '274917';
const PIN_HASH = hashPassword(PIN);
let people = 0;

/** A member of a place with a password, a PIN and an open session elsewhere. */
export interface DeskMember {
  readonly id: number;
  readonly username: string;
  readonly cookie: string;
}

/** A shared computer; `cookie` is the one of its browser, without a session. */
export interface TestDesk {
  readonly id: number;
  readonly providerId: number;
  readonly cookie: string;
  /** Who enrolled it, with the session that is open at it. */
  readonly owner: DeskMember;
}

/** Adds a member with a PIN to a place. */
export async function memberWithPin(
  t: TestApp,
  providerId: number,
  role: MemberRole = 'desk',
  fullName = `Member ${people + 1}`,
): Promise<DeskMember> {
  people += 1;
  const member = await newAccount(t, `member-${people}`, { role: 'provider', fullName });
  await addMember(t.db, { providerId, userId: member.id, role, nowMs: t.clock.nowMs });
  await t.pool.query('insert into member_pins (user_id, pin_hash, set_at) values ($1, $2, $3)', [
    member.id,
    await PIN_HASH,
    new Date(t.clock.nowMs),
  ]);
  return member;
}

/** Enrols a browser as a shared computer of a place, by default of a new one. */
export async function newDesk(
  t: TestApp,
  { name = 'Reception 1', ...at }: { readonly name?: string; readonly providerId?: number } = {},
): Promise<TestDesk> {
  const providerId = at.providerId ?? (await newProvider(t, { name: "St. Mary's" }));
  const owner = await memberWithPin(t, providerId, 'owner', 'Ada Owner');
  const url = `/api/portal/providers/${providerId}/desks`;
  const enrolled = await post(t, url, { name }, { cookie: owner.cookie });
  if (enrolled.statusCode !== 201) throw new Error(`The computer was not enrolled: ${enrolled.body}`);
  return { id: enrolled.json<{ id: number }>().id, providerId, cookie: cookiesOf(enrolled), owner };
}

/** Enters a PIN at a shared computer. */
export async function enterPin(t: TestApp, { cookie }: Pick<TestDesk, 'cookie'>, memberId: number, pin = PIN) {
  return await post(t, '/api/portal/desk/unlock', { memberId, pin }, { cookie });
}

/** Opens a session with the PIN at a shared computer; returns the cookies of its browser. */
export async function unlocked(t: TestApp, desk: Pick<TestDesk, 'cookie'>, memberId: number): Promise<string> {
  const answer = await enterPin(t, desk, memberId);
  if (answer.statusCode !== 200) throw new Error(`The computer was not unlocked: ${answer.body}`);
  return `${desk.cookie}; ${cookiesOf(answer)}`;
}

/** Signs in with the password in the browser of a shared computer that sends `cookie`; returns the cookies of that browser. */
export async function signInAtDesk(
  t: TestApp,
  desk: Pick<TestDesk, 'cookie'>,
  { username }: { readonly username: string },
  cookie: string,
): Promise<string> {
  const answer = await post(t, '/api/login', { username, password: PASSWORD }, { cookie });
  if (answer.statusCode !== 200) throw new Error(`The sign-in was refused: ${answer.body}`);
  return `${desk.cookie}; ${cookiesOf(answer)}`;
}

/** Returns the status of a reply, and its code if it is a refusal: `401 wrong_pin`. */
export function outcomeOf({ statusCode, json }: { readonly statusCode: number; readonly json: () => unknown }): string {
  return `${statusCode} ${(json() as { readonly code?: string } | null)?.code ?? ''}`.trim();
}
