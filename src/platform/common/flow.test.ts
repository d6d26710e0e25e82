import { expect, test } from 'vitest';
import { Flow, type Outcome } from './flow.ts';

type Count = { readonly type: 'add'; readonly by: number } | { readonly type: 'ignored' };

/** Adds up, and asks for one more after every even number. */
function count(state: number, event: Count): Outcome<number, 'one more' | 'done'> {
  if (event.type === 'ignored') return { state, effects: [] };
  const sum = state + event.by;
  return { state: sum, effects: event.by % 2 === 0 ? ['one more', 'done'] : ['done'] };
}

test('events of an effect wait until all effects of the event before have run', () => {
  const ran: string[] = [];
  const flow = new Flow<number, Count, 'one more' | 'done'>(0, count, (effect) => {
    ran.push(`${effect} at ${flow.state()}`);
    if (effect === 'one more') flow.send({ type: 'add', by: 1 });
  });
  flow.send({ type: 'add', by: 2 });
  expect(ran).toEqual(['one more at 2', 'done at 2', 'done at 3']);
});

test('subscribers hear of changes of the state, and of nothing else', () => {
  const flow = new Flow<number, Count, 'one more' | 'done'>(0, count, () => undefined);
  const seen: number[] = [];
  const stop = flow.subscribe(() => seen.push(flow.state()));
  flow.send({ type: 'add', by: 1 });
  flow.send({ type: 'ignored' });
  stop();
  flow.send({ type: 'add', by: 1 });
  expect(seen).toEqual([1]);
});

test('an effect that throws does not block later events', () => {
  const flow = new Flow<number, Count, 'one more' | 'done'>(0, count, () => {
    throw new Error('broken');
  });
  expect(() => flow.send({ type: 'add', by: 1 })).toThrow('broken');
  expect(() => flow.send({ type: 'add', by: 1 })).toThrow('broken');
  expect(flow.state()).toBe(2);
});
