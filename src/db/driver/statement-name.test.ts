import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test.each([
  ['select "id" from "users" where "users"."email" = $1', 'SELECT', 'users'],
  ['insert into "appointments" ("id") values ($1)', 'INSERT', 'appointments'],
  ['  update only public.providers set name = $1', 'UPDATE', 'providers'],
  ['delete from "sessions"', 'DELETE', 'sessions'],
  ['with x as (select 1 from "slot_holds") insert into "messages" select', 'WITH', 'slot_holds'],
  ['BEGIN', 'BEGIN', undefined],
  ["select 'from secrets', 'it''s from canary'", 'SELECT', undefined],
  ['select $1::text', 'SELECT', undefined],
  ['canary words', 'other', undefined],
])('%s', (text, operation, table) => {
  expect(statementName(text)).toEqual({ operation, ...(table !== undefined && { table }) });
});
