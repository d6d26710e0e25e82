import { newAccount, PASSWORD, post } from '../sign-in.ts';
import type { Attack, Finding, Stage } from './attack.ts';

const LOOKALIKES = ['\u034f', '\u0301', '\u0323', '\ufe0f', '\u200d', '\u20d0'];
const STAFF = ['Alafia Support', '\u0410dministrator', 'Al\u00e1fia Care', 'The Support Team'];

/** A person who wants to be taken for another one. */
export const posing: Attack = {
  name: 'no one gets a name that looks like that of another one',
  run: async (stage) => [await ofOthers(stage), await ofStaff(stage)],
};

const register = async (stage: Stage, username: string, fullName: string) =>
  (
    await post(stage, '/api/register', {
      ...{ username, fullName, password: PASSWORD },
      email: `posing-${username.length}@example.com`,
    })
  ).statusCode;

async function ofOthers(stage: Stage): Promise<Finding> {
  await newAccount(stage, 'dr.posed');
  const statuses: number[] = [];
  for (const mark of LOOKALIKES) statuses.push(await register(stage, `dr.posed${mark}`, 'Ada Obi'));
  const made = statuses.filter((status) => status === 201).length;
  return { tried: 'a user name with marks that are hardly seen', found: `${made} made`, held: made === 0 };
}

async function ofStaff(stage: Stage): Promise<Finding> {
  const statuses: number[] = [];
  for (const [at, name] of STAFF.entries()) statuses.push(await register(stage, `poser.${at}`, name));
  const made = statuses.filter((status) => status === 201).length;
  return { tried: 'the names of staff', found: `${made} made`, held: made === 0 };
}
