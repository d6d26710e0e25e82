import { text } from '#platform/common/text.ts';

/** What the objects of the audit log are called, and where the admin area shows one. */
const OBJECTS: Readonly<Record<string, { readonly name: string; readonly path?: string }>> = {
  'activity-log': { name: text('Log') },
  application: { name: text('Application') },
  appointment: { name: text('Visit') },
  conversation: { name: text('Conversation'), path: '/admin/conversations/' },
  holiday: { name: text('Public holiday') },
  message: { name: text('Message') },
  outbox: { name: text('Outbox') },
  practice: { name: text('Practice') },
  provider: { name: text('Provider'), path: '/admin/providers?provider=' },
  register: { name: text('Register') },
  resource: { name: text('Person or room') },
  review: { name: text('Review') },
  service: { name: text('Service') },
  'support-task': { name: text('Task') },
  user: { name: text('Account') },
};

/** What the roles of those who act are called. */
export const ROLE_NAMES: Readonly<Record<string, string>> = {
  admin: text('Administrator'),
  operator: text('Operator'),
  patient: text('Patient'),
  provider: text('Provider'),
};

/** Reads an object such as `provider:12`. Its address is absent if the admin area has no screen for it; unknown words stay. */
export function loggedObject(object: string): {
  readonly name: string;
  readonly number: string;
  readonly href?: string;
} {
  const [kind = '', ...rest] = object.split(':');
  const number = rest.join(':');
  const { name = kind, path } = Object.hasOwn(OBJECTS, kind) ? (OBJECTS[kind] ?? {}) : {};
  return { name, number, ...(path !== undefined && /^\d+$/.test(number) && { href: path + number }) };
}

/** Returns the details of an entry as plain words: `maxOpenAppointments: ['a', 'b']` as "max open appointments: a, b". */
export function loggedDetails(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${plain(name)}: ${shown(value)}`)
    .join('; ');
}

function plain(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shown).join(', ');
  if (typeof value === 'object') return `(${loggedDetails(value as Record<string, unknown>)})`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
