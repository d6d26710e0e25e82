import type { TestApp } from './app.ts';

/** A message in the outbox. */
export interface Queued {
  readonly id: number;
  readonly user_id: number | null;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly secret: boolean;
}

/** The messages queued to an address, oldest first. */
export async function mailedTo({ pool }: Pick<TestApp, 'pool'>, address: string): Promise<readonly Queued[]> {
  return (await pool.query('select * from messages where recipient = $1 order by id', [address])).rows as Queued[];
}

/** Returns the token of the link in the newest message of a kind to an address. @throws Error if there is none */
export async function tokenMailedTo(t: Pick<TestApp, 'pool'>, address: string, kind: string): Promise<string> {
  const newest = (await mailedTo(t, address)).findLast((message) => message.kind === kind);
  const token = /^http:\/\/\S+#([\w-]{43})$/m.exec(newest?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link of kind ${kind} was mailed to ${address}.`);
  return token;
}
