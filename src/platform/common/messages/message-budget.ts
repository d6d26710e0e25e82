const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What a message is about, as far as budgets go. Each has room of its own, which no other uses up: what patients cause
 * (`ordinary`), links that an account needs (`account`), notices of changed credentials (`security`), and what a practice
 * causes (`clinic`).
 */
export type Room = 'ordinary' | 'account' | 'security' | 'clinic';

/** How well it is known that the recipient wants messages: the account has confirmed the address, the account another one, or neither. */
export type Trust = 'address' | 'account' | 'none';

/** A message, as far as budgets go. */
export interface Budgeted {
  readonly channel: 'email' | 'sms' | 'push';
  readonly room: Room;
  readonly recipient: string;
  /** The account whose acts cause it. */
  readonly senderId: number;
  readonly trust: Trust;
}

interface Budget {
  readonly channel: 'email' | 'sms';
  /** What counts together. */
  readonly rooms: readonly Room[];
  readonly per: 'recipient' | 'sender';
  readonly windowMs: number;
  /** Accounts whose own e-mail address is confirmed get the second number; of mails they have no budget. */
  readonly max: readonly [unproven: number, proven: number];
}

const mail = (rooms: readonly Room[], per: Budget['per'], windowMs: number, max: number): Budget => ({
  ...{ channel: 'email', rooms, per, windowMs },
  max: [max, max],
});
const sms = (rooms: readonly Room[], per: Budget['per'], max: Budget['max']): Budget => ({
  ...{ channel: 'sms', rooms, per, windowMs: DAY_MS },
  max,
});

/**
 * How many messages go to addresses that no one has confirmed, and to numbers, which no one can confirm. A stranger gets
 * five mails an hour at most, of all kinds that strangers can cause. Desks have limits besides (`TEXT_LIMITS`).
 */
export const MESSAGE_BUDGETS: readonly Budget[] = [
  mail(['ordinary'], 'recipient', HOUR_MS, 2),
  mail(['account'], 'recipient', HOUR_MS, 3),
  mail(['ordinary', 'account'], 'recipient', HOUR_MS, 4),
  mail(['ordinary', 'account'], 'recipient', DAY_MS, 12),
  mail(['ordinary', 'account'], 'sender', DAY_MS, 12),
  mail(['security'], 'recipient', HOUR_MS, 1),
  mail(['security'], 'recipient', DAY_MS, 4),
  mail(['clinic'], 'recipient', HOUR_MS, 10),
  mail(['clinic'], 'recipient', DAY_MS, 20),
  sms(['ordinary'], 'recipient', [3, 10]),
  sms(['ordinary'], 'sender', [3, 20]),
  sms(['clinic'], 'recipient', [20, 20]),
];

/** A count that a message needs room in: the text that names it, the most it may reach, and how long it lasts, ms. */
export interface Count {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Returns the counts that a message needs room in; none for a confirmed address. */
export function countsOf(message: Budgeted): Count[] {
  const { channel, room, recipient, senderId, trust } = message;
  if (trust === 'address') return [];
  return MESSAGE_BUDGETS.filter((budget) => budget.channel === channel && budget.rooms.includes(room)).map(
    ({ rooms, per, windowMs, max: [unproven, proven] }) => ({
      name: `${channel} ${rooms.join(' ')} ${windowMs} ${per} ${per === 'sender' ? senderId : mailboxOf(recipient)}`,
      max: trust === 'account' ? proven : unproven,
      windowMs,
    }),
  );
}

/**
 * Returns the mailbox that an address leads to, as far as its text shows that: in lower case, without what follows a plus
 * sign and, at Gmail with either of its names, without dots. A telephone number stays as it is.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain] = address.toLowerCase().split('@');
  if (domain === undefined) return address;
  const box = local.split('+')[0] ?? '';
  if (/^(gmail|googlemail)\.com$/.test(domain)) return `${box.replaceAll('.', '')}@gmail.com`;
  return `${box}@${domain}`;
}
