import { beforeAll, expect, test } from 'vitest';
import { newProvider, testApp } from '#test/app.ts';
import type { FoundProvider } from '../contract.ts';

const t = await testApp('empty', {}, { indexed: true });
beforeAll(async () => {
  await newProvider(t, { name: 'Port Clinic', state: 'Rivers', lga: 'Port Harcourt', specialty: 'Pediatrics' });
  await newProvider(t, { name: 'Elm Clinic', state: 'Lagos', lga: 'Ikeja', specialty: 'Pediatrics' });
  await t.app.ready();
  await t.app.searchSettled?.();
});

const found = async (query: Record<string, string>) => {
  const answer = await t.app.inject({ url: '/api/providers', query });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as FoundProvider[]).map(({ name }) => name);
};

test("a crafted parameter can't hit another search's cache entry", async () => {
  expect(await found({ state: 'Lagos\np:Pediatrics' })).toEqual([]);
  expect(await found({ state: 'Lagos', specialty: 'Pediatrics' })).toEqual(['Elm Clinic']);
  expect(await found({ state: 'Rivers\nl:Port Harcourt\tl:Obio/Akpor' })).toEqual([]);
  expect(await found({ city: 'Port Harcourt' })).toEqual(['Port Clinic']);
});

test.each(['constructor', 'hospital constructor', '__proto__', 'toString valueOf', 'hasOwnProperty'])(
  'a name of a JavaScript property is an ordinary word: %s',
  async (q) => {
    expect(await found({ q })).toEqual([]);
    for (const url of ['/api/providers/counts', '/api/providers/suggestions']) {
      expect((await t.app.inject({ url, query: { q } })).statusCode).toBe(200);
    }
  },
);
