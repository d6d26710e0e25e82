import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { memberWithPin, newDesk, unlocked } from '#test/desks.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp();

const outcome = (answer: Awaited<ReturnType<typeof post>>) =>
  `${answer.statusCode} ${answer.json<{ code?: string } | null>()?.code ?? ''}`.trim();

test('a call for another user than the one of the session is refused, also a public one', async () => {
  const desk = await newDesk(t);
  const ngozi = await memberWithPin(t, desk.providerId);
  const cookie = await unlocked(t, desk, ngozi.id);
  const by = (id: number | string) => ({ cookie, 'x-user': String(id) });
  const user = async (headers: Readonly<Record<string, string>>) =>
    outcome(await t.app.inject({ url: '/api/user', headers }));
  expect(await user({ cookie })).toBe('200');
  expect(await user(by(ngozi.id))).toBe('200');
  for (const id of [desk.owner.id, 'unknown', '']) expect(await user(by(id))).toBe('409 other_user');
  const sent = await post(t, '/api/conversations/1/messages', { text: 'Hello' }, by(desk.owner.id));
  expect(outcome(sent)).toBe('409 other_user');
  t.clock.nowMs += 180_000;
  expect(await user(by(desk.owner.id))).toBe('423 locked');
  expect(await user({ 'x-user': String(ngozi.id) })).toBe('401 signed_out');
});
