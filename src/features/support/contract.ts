import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';

/** How people reach support. What the operator didn't set is null or empty, unless it is the demo. */
export const SupportContact = z.object({
  email: z.nullable(z.string()),
  phones: z.array(z.string()),
  office: z.nullable(z.string()),
  /** Fictional: these lead nowhere. */
  isDemo: z.boolean(),
});
export type SupportContact = z.output<typeof SupportContact>;

export const supportContact = endpoint({
  method: 'GET',
  path: '/api/support-contact',
  summary: 'How to reach support',
  access: 'public',
  reply: SupportContact,
});
