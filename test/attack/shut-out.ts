import { newPatient } from '../app.ts';
import { cookiesOf, newAccount, PASSWORD, post } from '../sign-in.ts';
import type { Attack, Finding, Stage } from './attack.ts';

/** A person who shares an address with thousands, or knows a user name, and wants to shut others out. */
export const shutOut: Attack = {
  name: 'no one shuts a neighbour or a victim out',
  run: async (stage) => [await emptyPosts(stage), await signedOutBookings(stage), await wrongGuesses(stage)],
};

const signIn = async (stage: Stage, username: string, headers = {}) =>
  (await post(stage, '/api/login', { username, password: PASSWORD }, headers)).statusCode;

async function emptyPosts(stage: Stage): Promise<Finding> {
  const { username } = await newAccount(stage, 'shut.out.neighbour');
  const count = stage.isWhole ? 1000 : 40;
  for (let at = 0; at < count; at += 1) await post(stage, '/api/login', {});
  const status = await signIn(stage, username);
  return { tried: `${count} empty posts to sign in`, found: `a neighbour gets ${status}`, held: status === 200 };
}

async function signedOutBookings(stage: Stage): Promise<Finding> {
  const count = stage.isWhole ? 1000 : 70;
  const book = (headers = {}) => post(stage, '/api/appointments', { providerId: 1, date: 'x' }, headers);
  for (let at = 0; at < count; at += 1) await book();
  const { cookie } = await newPatient(stage);
  const status = (await book({ cookie })).statusCode;
  return { tried: `${count} signed-out bookings`, found: `a neighbour's booking gets ${status}`, held: status === 400 };
}

async function wrongGuesses(stage: Stage): Promise<Finding> {
  const { username } = await newAccount(stage, 'shut.out.victim');
  const known = cookiesOf(await post(stage, '/api/login', { username, password: PASSWORD }));
  for (let at = 0; at < 8; at += 1) await post(stage, '/api/login', { username, password: `wrong ${at}` });
  const status = await signIn(stage, username, { cookie: known });
  return { tried: 'wrong guesses at a name', found: `the owner's browser gets ${status}`, held: status === 200 };
}
