import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { listenTo as openStream } from '#test/event-stream.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp('empty', {}, { indexed: true });
const address = await t.listen();
const listenTo = (id: number, headers: Record<string, string>) =>
  openStream(`${address}/api/conversations/${id}/events`, headers);

async function aChat() {
  const patient = await newPatient(t);
  const begun = await post(t, '/api/support-chats', { text: 'Hello' }, { cookie: patient.cookie });
  return { ...patient, chatId: begun.json<{ id: number }>().id };
}

test('a listener gets each change at once, without messages, and with headers that stop proxies from buffering', async () => {
  const { chatId, cookie } = await aChat();
  const { answer, until } = await listenTo(chatId, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  await until(/id: 1\ndata: \{"version":1,.*\}\n\n/);
  await post(t, `/api/conversations/${chatId}/messages`, { text: 'a secret' }, { cookie });
  const event = await until(/id: 2\ndata: /);
  expect(event).not.toContain('secret');
});

test('a reconnecting listener names the last version and gets only later ones', async () => {
  const { chatId, cookie } = await aChat();
  const { until } = await listenTo(chatId, { cookie, 'last-event-id': '1' });
  await post(t, `/api/conversations/${chatId}/messages`, { text: 'two' }, { cookie });
  const event = await until(/id: 2\n/);
  expect(event).not.toContain('id: 1\n');
});

test('signing out ends the stream, also from another browser', async () => {
  const { chatId, cookie } = await aChat();
  const waiting = await listenTo(chatId, { cookie });
  await waiting.until(/id: 1/);
  await t.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } });
  expect(await waiting.end()).toContain('event: over');
});

test('a listener can open a few streams at once, and others still can', async () => {
  const { chatId, cookie } = await aChat();
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push((await listenTo(chatId, { cookie })).answer.status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const other = await aChat();
  expect((await listenTo(other.chatId, { cookie: other.cookie })).answer.status).toBe(200);
});

test('a server with a listener stops without waiting for it', { timeout: 60_000 }, async () => {
  const own = await testApp('empty', {}, { indexed: true });
  const where = await own.listen();
  const patient = await newPatient(own);
  const begun = await post(own, '/api/support-chats', { text: 'Hello' }, { cookie: patient.cookie });
  const answer = await fetch(`${where}/api/conversations/${begun.json<{ id: number }>().id}/events`, {
    headers: { accept: 'text/event-stream', cookie: patient.cookie },
  });
  const text = answer.text();
  // Otherwise the server would wait for the idle connection.
  expect(answer.headers.get('connection')).toBe('close');
  await own.app.close();
  expect(await text).not.toContain('event: over');
});
