import { expect, test } from 'vitest';
import { reconnectDelayMs } from '#platform/common/reconnect-delay.ts';
import type { Message } from '../contract.ts';
import { newThread, type Pending, reduceThread, type Thread, type ThreadEffect, type ThreadEvent } from './thread.ts';

const message = (id: number, text = `${id}`, side: Message['side'] = 'person'): Message => ({
  id,
  side,
  author: null,
  text,
  at: '',
});
const page = (from: number, count: number) => Array.from({ length: count }, (_, index) => message(from + index));
const kept = (key: string, text = key): Pending => ({ key, text, state: 'waiting' });
const idsOf = ({ messages }: Thread) => messages.map(({ id }) => id);

/** Takes a thread through events; returns its state and the effects of the last one. */
function after(thread: Thread, ...events: readonly ThreadEvent[]): { state: Thread; effects: readonly ThreadEffect[] } {
  let effects: readonly ThreadEffect[] = [];
  let state = thread;
  for (const event of events) ({ state, effects } = reduceThread(state, event));
  return { state, effects };
}

const opened: ThreadEvent = { type: 'opened', pending: [] };
const loaded = (messages: readonly Message[], from?: number): ThreadEvent => ({
  type: 'loaded',
  after: from,
  messages,
});
const written = (key: string): ThreadEvent => ({ type: 'written', key, text: key });
const sent = (key: string, id: number): ThreadEvent => ({ type: 'sent', key, message: message(id, key) });
const refusedWith = (key: string, status?: number, code?: string): ThreadEvent => ({
  type: 'send-failed',
  key,
  failure: { status, code, message: 'Because.', dangerSigns: code === undefined ? undefined : ['Chest pain'] },
});

const NEW = newThread('person');
const READY = after(NEW, opened, loaded([])).state;
const ONE_ON_ITS_WAY = after(READY, written('a'), written('b')).state;

test('an opened thread listens, loads messages, and sends the unsent ones kept in the tab', () => {
  const { state, effects } = after(NEW, { type: 'opened', pending: [kept('a'), kept('b')] });
  expect(effects).toEqual([
    { type: 'keep', pending: [kept('a'), kept('b')] },
    { type: 'listen' },
    { type: 'load', after: undefined },
    { type: 'send', pending: kept('a') },
  ]);
  expect(state).toMatchObject({ status: 'loading', reading: 'busy', sendingKey: 'a' });
});

test('messages are shown in the order in which they were written, each once, in any order of arrival', () => {
  const { state } = after(READY, loaded([message(3), message(1)]), loaded([message(2), message(3)], 3));
  expect(idsOf(state)).toEqual([1, 2, 3]);
});

test('news during a request leads to exactly one more request', () => {
  const busy = after(READY, { type: 'news' });
  expect(busy.effects).toEqual([{ type: 'load', after: undefined }, { type: 'report-news' }]);
  const again = after(busy.state, { type: 'news' }, { type: 'news' });
  expect(again.effects).toEqual([{ type: 'report-news' }]);
  const next = after(again.state, loaded([message(1)]));
  expect(next.effects).toContainEqual({ type: 'load', after: 1 });
  expect(after(next.state, loaded([], 1)).effects).toEqual([]);
});

test('news during a request that fails also leads to another request', () => {
  const { state } = after(READY, { type: 'news' }, { type: 'news' });
  const failed = after(state, { type: 'load-failed', failure: {} });
  expect(failed.effects).toEqual([{ type: 'load', after: undefined }]);
  expect(failed.state).toMatchObject({ isOffline: true, status: 'ready', reading: 'busy' });
});

test('after an interruption all missed messages are loaded, page by page', () => {
  const before = after(READY, loaded([message(1)])).state;
  const first = after(before, { type: 'news' }, loaded(page(2, 50), 1));
  expect(first.effects).toContainEqual({ type: 'load', after: 51 });
  const second = after(first.state, loaded(page(52, 3), 51));
  expect(second.effects).not.toContainEqual(expect.objectContaining({ type: 'load' }));
  expect(second.state).toMatchObject({ readUpTo: 54, reading: 'idle', hasEarlier: false });
});

test.each([
  ['after a full first page', page(10, 50), true],
  ['not after less than a page', page(10, 49), false],
  ['not after a page that begins with the letter', page(0, 50), false],
])('earlier messages are offered: %s', (_, messages, hasEarlier) => {
  expect(after(NEW, opened, loaded(messages)).state.hasEarlier).toBe(hasEarlier);
});

test('earlier messages are read before the first one, until there are no more', () => {
  const { state } = after(NEW, opened, loaded(page(100, 50)));
  const wanted = after(state, { type: 'show-earlier' });
  expect(wanted.effects).toEqual([{ type: 'load-earlier', before: 100 }]);
  const failed = after(wanted.state, { type: 'earlier-failed', failure: {} }).state;
  expect(failed).toMatchObject({ isOffline: true, hasEarlier: true, status: 'ready' });
  const { state: all, effects } = after(failed, { type: 'earlier-loaded', messages: page(90, 10) });
  expect(all).toMatchObject({ hasEarlier: false, readUpTo: 149 });
  expect(idsOf(all)[0]).toBe(90);
  expect(effects).toEqual([]);
});

test('a first request that fails shows an error until one succeeds', () => {
  const failed = after(NEW, opened, { type: 'load-failed', failure: { status: 503 } }).state;
  expect(failed).toMatchObject({ status: 'failed', isOffline: true });
  const retried = after(failed, { type: 'reload' });
  expect(retried.effects).toEqual([{ type: 'load', after: undefined }]);
  expect(after(retried.state, loaded([])).state).toMatchObject({ status: 'ready', isOffline: false });
});

test.each([401, 403, 404])('a conversation refused with %i is gone, and back once it can be read again', (status) => {
  const gone = after(READY, { type: 'news' }, { type: 'load-failed', failure: { status } }).state;
  expect(gone).toMatchObject({ status: 'gone', isOffline: false });
  expect(after(gone, { type: 'news' }, loaded([])).state.status).toBe('ready');
});

test('a written message is kept in the tab before it is sent, and only one is sent at a time', () => {
  const first = after(READY, written('a'));
  expect(first.effects).toEqual([
    { type: 'keep', pending: [kept('a')] },
    { type: 'send', pending: kept('a') },
  ]);
  const second = after(first.state, written('b'));
  expect(second.effects).toEqual([{ type: 'keep', pending: [kept('a'), kept('b')] }]);
});

test('after a message was sent, the next one is sent, and messages before it are loaded', () => {
  const { state, effects } = after(ONE_ON_ITS_WAY, sent('a', 7));
  expect(idsOf(state)).toEqual([7]);
  expect(effects).toEqual([
    { type: 'keep', pending: [kept('b')] },
    { type: 'load', after: undefined },
    { type: 'send', pending: kept('b') },
    { type: 'report-news' },
  ]);
  // Its own message doesn't count as read up to: others may have written before it.
  expect(state.readUpTo).toBeUndefined();
});

test('a message whose response was lost is shown once after it is sent again', () => {
  const { state } = after(ONE_ON_ITS_WAY, loaded([message(7, 'a')]), refusedWith('a'), { type: 'retry-due' });
  expect(state.sendingKey).toBe('a');
  expect(idsOf(after(state, sent('a', 7)).state)).toEqual([7]);
});

test.each([
  ['no server', undefined, true],
  ['a server error', 503, false],
  ['too many requests', 429, false],
])('after %s the same message is sent again, later each time', (_, status, isOffline) => {
  const once = after(ONE_ON_ITS_WAY, refusedWith('a', status));
  expect(once.effects).toEqual([{ type: 'wait-to-retry', ms: 1000 }]);
  expect(once.state).toMatchObject({ isOffline, sendingKey: undefined });
  const again = after(once.state, { type: 'retry-due' });
  expect(again.effects).toEqual([{ type: 'send', pending: kept('a') }]);
  const twice = after(again.state, refusedWith('a', status));
  expect(twice.effects).toEqual([{ type: 'wait-to-retry', ms: 2000 }]);
  const success = after(twice.state, { type: 'retry-due' }, sent('a', 1)).state;
  expect(success).toMatchObject({ failures: 0, isOffline: false });
});

test('news and another message end the wait for a retry', () => {
  const waiting = after(ONE_ON_ITS_WAY, refusedWith('a')).state;
  expect(after(waiting, { type: 'news' }).effects).toContainEqual({ type: 'send', pending: kept('a') });
  expect(after(waiting, written('c')).effects).toContainEqual({ type: 'send', pending: kept('a') });
});

test('a message with danger signs holds back those after it until its writer decides', () => {
  const { state, effects } = after(ONE_ON_ITS_WAY, refusedWith('a', 409, 'danger_signs'));
  expect(state.pending[0]).toMatchObject({ state: 'danger', reason: 'Because.', dangerSigns: ['Chest pain'] });
  expect(effects.map(({ type }) => type)).toEqual(['keep']);
  expect(after(state, { type: 'news' }).effects.map(({ type }) => type)).toEqual(['load', 'report-news']);
  const confirmed = after(state, { type: 'confirmed', key: 'a' }).effects;
  expect(confirmed).toContainEqual({
    type: 'send',
    pending: expect.objectContaining({ key: 'a', state: 'waiting', confirmed: true }),
  });
  const discarded = after(state, { type: 'discarded', key: 'a' });
  expect(discarded.effects).toContainEqual({ type: 'send', pending: kept('b') });
  expect(discarded.state.pending).toEqual([kept('b')]);
});

test('a refused message does not hold back others, and stays until its writer removes it', () => {
  const { state, effects } = after(ONE_ON_ITS_WAY, refusedWith('a', 400));
  expect(state.pending[0]).toMatchObject({ key: 'a', state: 'refused', reason: 'Because.' });
  expect(effects).toContainEqual({ type: 'send', pending: kept('b') });
  expect(after(state, { type: 'discarded', key: 'a' }).state.pending).toEqual([kept('b')]);
});

test('the other side is marked as read once for each new message, and again when the page is shown', () => {
  const theirs = message(5, 'Hello', 'staff');
  const first = after(READY, loaded([theirs, message(6)]));
  expect(first.effects).toEqual([{ type: 'report-news' }, { type: 'mark-read', upTo: 5 }]);
  expect(after(first.state, loaded([message(7)], 6)).effects).toEqual([{ type: 'report-news' }]);
  expect(after(first.state, { type: 'page-shown' }).effects).toEqual([{ type: 'mark-read', upTo: 5 }]);
  expect(after(READY, { type: 'page-shown' }).effects).toEqual([]);
});

test('a closed thread stops listening and waiting, and ignores further events', () => {
  const { state, effects } = after(ONE_ON_ITS_WAY, { type: 'closed' });
  expect(effects).toEqual([{ type: 'stop-listening' }, { type: 'stop-retrying' }]);
  for (const event of [{ type: 'news' }, { type: 'retry-due' }, loaded([message(1)]), written('c')] as const) {
    expect(after(state, event)).toEqual({ state, effects: [] });
  }
});

test('messages being sent when a thread closes are still sent, without a retry and without keeping a text in the tab', () => {
  const { state } = after(ONE_ON_ITS_WAY, { type: 'closed' });
  const next = after(state, sent('a', 1));
  expect(next.effects).toEqual([
    { type: 'forget', key: 'a' },
    { type: 'send', pending: kept('b') },
  ]);
  expect(after(next.state, refusedWith('b')).effects).toEqual([]);
  expect(after(next.state, refusedWith('b', 401)).effects).toEqual([]);
  const reopened = after(next.state, refusedWith('b'), { type: 'opened', pending: [kept('b')] });
  expect(reopened.effects).toContainEqual({ type: 'send', pending: kept('b') });
});

test('after an account change nothing of the conversation is shown, sent or kept', () => {
  const before = after(ONE_ON_ITS_WAY, loaded([message(1)])).state;
  const { state, effects } = after(before, { type: 'account-changed' });
  expect(state).toEqual({ ...newThread('person'), status: 'gone' });
  expect(effects).toEqual([{ type: 'stop-listening' }, { type: 'stop-retrying' }]);
  expect(after(state, sent('a', 2)).effects).toEqual([{ type: 'forget', key: 'a' }]);
  expect(after(state, loaded([message(1)]))).toEqual({ state, effects: [] });
});

test('retries come less and less often, but at least four times a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(reconnectDelayMs)).toEqual([1000, 1000, 2000, 4000, 8000, 15_000, 15_000]);
});
