import { messages } from '#db/schema/platform/messages.ts';
import type { TestApp } from '#test/app.ts';
import type { CallSetUp } from './call-set-up.ts';

/** The calls of the admin area's first screens. */
export const ADMIN_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/admin/stats': { whose: 'super_admin' },
  'GET /api/admin/waiting': { whose: 'caller' },
  'GET /api/admin/audit': { whose: 'super_admin' },
  'POST /api/admin/audit/check': { whose: 'super_admin' },
  'GET /api/admin/messages': { whose: 'super_admin' },
  'POST /api/admin/messages/:id/retry': {
    whose: 'super_admin',
    ready: async (t) => ({ params: { id: await failedMessage(t) } }),
  },
};

async function failedMessage(t: TestApp): Promise<number> {
  const [row] = await t.db
    .insert(messages)
    .values({
      kind: 'test',
      channel: 'email',
      recipient: 'recipient@example.com',
      subject: '',
      text: '',
      status: 'failed',
    })
    .returning({ id: messages.id });
  return row?.id ?? 0;
}
