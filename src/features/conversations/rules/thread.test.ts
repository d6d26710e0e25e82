import { expect, test } from 'vitest';
import type { Message } from '../contract.ts';
import {
  nextToSend,
  type Thread,
  waitBefore,
  withChange,
  withMessages,
  withoutPending,
  withPending,
  withSent,
} from './thread.ts';

const EMPTY: Thread = { messages: [], pending: [] };
const message = (id: number, text = `${id}`): Message => ({ id, side: 'person', author: null, text, at: '' });
const idsOf = ({ messages }: Thread) => messages.map(({ id }) => id);

test('messages stand in the order of writing, each once, however they come', () => {
  const thread = withMessages(withMessages(EMPTY, [message(3), message(1)]), [message(2), message(3)]);
  expect(idsOf(thread)).toEqual([1, 2, 3]);
});

test('what is to be sent goes out in order, and stands among the others once it is kept', () => {
  let thread = withPending(withPending(EMPTY, { key: 'a', text: 'one' }), { key: 'b', text: 'two' });
  expect(nextToSend(thread)?.key).toBe('a');
  // The answer was lost, but the message came by another way first: sent again, it is still there once.
  thread = withMessages(thread, [message(7, 'one')]);
  thread = withSent(thread, 'a', message(7, 'one'));
  expect(idsOf(thread)).toEqual([7]);
  expect(nextToSend(thread)?.key).toBe('b');
});

test('a message that tells of danger holds back those after it until its writer decides', () => {
  const two = withPending(withPending(EMPTY, { key: 'a', text: 'one' }), { key: 'b', text: 'two' });
  const stopped = withChange(two, 'a', { state: 'danger', dangerSigns: ['Chest pain'] });
  expect(nextToSend(stopped)).toBeUndefined();
  expect(nextToSend(withChange(stopped, 'a', { state: 'waiting', confirmed: true }))).toMatchObject({
    key: 'a',
    confirmed: true,
  });
  expect(nextToSend(withoutPending(stopped, 'a'))?.key).toBe('b');
});

test('a message that the server does not take holds back nothing', () => {
  const two = withPending(withPending(EMPTY, { key: 'a', text: 'one' }), { key: 'b', text: 'two' });
  expect(nextToSend(withChange(two, 'a', { state: 'refused', reason: 'Too long' }))?.key).toBe('b');
});

test('attempts come less and less often, but at least four times a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(waitBefore)).toEqual([1000, 1000, 2000, 4000, 8000, 15_000, 15_000]);
});
