import { expect, test } from 'vitest';
import { type Budgeted, countsOf, MESSAGE_BUDGETS, mailboxOf, type Room } from './message-budget.ts';

const HOUR_MS = 60 * 60 * 1000;
const message: Budgeted = {
  channel: 'email',
  room: 'ordinary',
  recipient: 'a@example.com',
  senderId: 7,
  trust: 'none',
};

test('a stranger gets five mails an hour at most of all that strangers can cause', () => {
  const perHour = (...rooms: Room[]) =>
    MESSAGE_BUDGETS.find(
      (row) => row.channel === 'email' && row.rooms.join() === rooms.join() && row.windowMs === HOUR_MS,
    )?.max[0] ?? 99;
  expect(perHour('ordinary', 'account') + perHour('security')).toBe(5);
});

test('a confirmed address has no budget, a number always has one', () => {
  expect(countsOf({ ...message, trust: 'address' })).toEqual([]);
  const texts = countsOf({ ...message, channel: 'sms', recipient: '+2348031234567', trust: 'account' });
  expect(texts.map(({ max }) => max)).toEqual([10, 20]);
  expect(countsOf({ ...message, channel: 'sms' }).map(({ max }) => max)).toEqual([3, 3]);
});

test('each room and each mailbox has counts of its own', () => {
  const names = (change: Partial<Budgeted>) => countsOf({ ...message, ...change }).map(({ name }) => name);
  for (const change of [{ room: 'clinic' }, { room: 'security' }, { recipient: 'b@example.com' }] as const) {
    expect(names(change).filter((name) => name.includes('recipient') && names({}).includes(name))).toEqual([]);
  }
  expect(names({ recipient: 'A+x@example.com' })).toEqual(names({}));
});

test.each([
  ['Ada.Obi+care@GMail.com', 'adaobi@gmail.com'],
  ['ada.obi@googlemail.com', 'adaobi@gmail.com'],
  ['ada.obi+care@example.com', 'ada.obi@example.com'],
  ['+2348031234567', '+2348031234567'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
