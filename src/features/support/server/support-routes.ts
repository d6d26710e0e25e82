import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/route.ts';
import { supportContact } from '../contract.ts';
import { supportContactOf } from './support-contact.ts';

/** How to reach support. */
export function installSupport({ app, config }: Context): void {
  route(app, supportContact, async () => supportContactOf(config));
}
