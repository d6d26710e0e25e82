import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { insertRows } from './insert-rows.ts';
import { messages } from './schema/platform/messages.ts';

const { pool } = await testDatabase();
const db = drizzle(pool);

const HOSTILE = [`'; drop table messages; --`, '"\\u0041\\', 'Ẹ̀kọ́ 😀', '\u202E{}[]', '\\x41', 'NULL', '', '\t\r\n'];
const rowOf = (text: string, at: number) => ({
  kind: 'test',
  channel: 'email' as const,
  recipient: `${at}@example.com`,
  subject: 'Test',
  text,
  html: at === 0 ? null : text,
  attachments: [{ fileName: text, contentType: 'text/plain', text }],
  sendAfter: new Date(Date.UTC(2026, 10, 23, 8, 0, 0, 123)),
});

test('rows are written as given, omitted columns have their defaults, and the requested columns are returned', async () => {
  const answered = await insertRows<typeof messages, { text: string; status: string }>(
    db,
    messages,
    HOSTILE.map(rowOf),
    sql`returning text, status`,
  );
  expect(answered).toEqual(HOSTILE.map((text) => ({ text, status: 'queued' })));
  const read = await db.select().from(messages).where(sql`kind = 'test'`).orderBy(messages.id);
  expect(read).toMatchObject(HOSTILE.map(rowOf));
  expect(read.map(({ secret, attempts, sentAt }) => ({ secret, attempts, sentAt }))).toEqual(
    HOSTILE.map(() => ({ secret: false, attempts: 0, sentAt: null })),
  );
});

test('a text cut within a character is kept except for the half', async () => {
  await insertRows(db, messages, [{ ...rowOf('😀'.slice(0, 1), 0), kind: 'cut' }]);
  const [cut] = await db.select().from(messages).where(sql`kind = 'cut'`);
  expect(cut?.text).toBe('\uFFFD');
});

test('no rows are no statement', async () => {
  expect(await insertRows(db, messages, [])).toEqual([]);
});
