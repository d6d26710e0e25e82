import { describe, expect, test } from 'vitest';
import { newPinEntry, type PinEntry, type PinEvent, reducePin, tileByKey } from './pin-entry.ts';

const TILES = [
  { id: 1, name: 'Ada Obi', needsPassword: false },
  { id: 2, name: 'Bola Ade', needsPassword: false },
  { id: 3, name: 'Ọlá Bello', needsPassword: true },
];
const CHOSEN = newPinEntry(TILES, 2);

function play(from: PinEntry, events: readonly PinEvent[]) {
  let entry = from;
  const sent: string[] = [];
  for (const event of events) {
    const next = reducePin(entry, event);
    if (next.isBusy && !entry.isBusy) sent.push(`${next.memberId} ${next.digits}`);
    entry = next;
  }
  return { entry, sent };
}

const digits = (pin: string): PinEvent[] => Array.from(pin, (digit) => ({ type: 'digit', digit }));

test('begins with the last member, with the only one, or with none', () => {
  expect(CHOSEN.memberId).toBe(2);
  expect(newPinEntry(TILES, 99).memberId).toBeNull();
  expect(newPinEntry(TILES, null).memberId).toBeNull();
  expect(newPinEntry(TILES.slice(0, 1), null).memberId).toBe(1);
});

describe('the sixth digit sends the PIN', () => {
  test('once', () => {
    const { entry, sent } = play(CHOSEN, digits('4839201'));
    expect(sent).toEqual(['2 483920']);
    expect(entry).toMatchObject({ digits: '483920', isBusy: true });
  });
  test('also when it is pasted, with anything except digits dropped', () => {
    expect(play(CHOSEN, [{ type: 'typed', text: '483 920' }]).sent).toEqual(['2 483920']);
  });
  test('after one was taken back', () => {
    expect(play(CHOSEN, [...digits('48399'), { type: 'erased' }, ...digits('20')]).sent).toEqual(['2 483920']);
  });
  test('not while no member is chosen', () => {
    expect(play(newPinEntry(TILES, null), digits('483920'))).toMatchObject({ entry: { digits: '' }, sent: [] });
  });
});

test('a PIN that failed is taken out of the field, and the next digit takes the message away', () => {
  const { entry } = play(CHOSEN, [...digits('111222'), { type: 'failed', problem: 'Wrong PIN.' }]);
  expect(entry).toEqual({ memberId: 2, digits: '', isBusy: false, problem: 'Wrong PIN.' });
  expect(play(entry, digits('4')).entry).toMatchObject({ digits: '4', problem: undefined });
});

test('another member begins without the digits of the one before', () => {
  const { entry } = play(CHOSEN, [...digits('483'), { type: 'chosen', memberId: 1 }]);
  expect(entry).toMatchObject({ memberId: 1, digits: '' });
});

test('while the PIN is on its way, no other member can be chosen', () => {
  expect(play(CHOSEN, [...digits('483920'), { type: 'chosen', memberId: 1 }]).entry.memberId).toBe(2);
});

test.each([
  ['ArrowRight', null, 1],
  ['ArrowRight', 1, 2],
  ['ArrowDown', 3, 1],
  ['ArrowLeft', 1, 3],
  ['ArrowUp', null, 3],
  ['b', null, 2],
  ['B', 2, 3],
  ['b', 3, 2],
  ['o', 1, 3],
  ['z', 1, undefined],
  ['Enter', 1, undefined],
  ['5', 1, undefined],
])('%s with %s chosen chooses %s', (key, chosen, expected) => {
  expect(tileByKey(TILES, chosen, key)).toBe(expected);
});

test('without tiles no key chooses one', () => {
  expect(tileByKey([], null, 'ArrowRight')).toBeUndefined();
  expect(tileByKey([], null, 'a')).toBeUndefined();
});
