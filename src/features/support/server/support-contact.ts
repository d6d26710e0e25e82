import type { Config } from '#platform/server/config.ts';
import type { SupportContact } from '../contract.ts';

/** For demo data: an address of a domain that can't exist and unassigned numbers. */
const DEMO: SupportContact = {
  email: 'support@alafia.example',
  phones: ['0800 000 0091', '0800 000 0092'],
  office: '1 Demo Street, Ikeja, Lagos',
  isDemo: true,
};

/** Returns the contact details that the operator set; fictional ones with demo data, empty ones otherwise. */
export function supportContactOf({ support, demoData }: Pick<Config, 'support' | 'demoData'>): SupportContact {
  const isSet = support.email !== undefined || support.phones.length > 0 || support.office !== undefined;
  if (!isSet && demoData) return DEMO;
  return { email: support.email ?? null, phones: [...support.phones], office: support.office ?? null, isDemo: false };
}
