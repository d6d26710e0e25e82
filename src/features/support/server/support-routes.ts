import { dangerSignsIn } from '#features/conversations/server/danger-check.ts';
import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { route } from '#platform/server/http/route.ts';
import { sendContactMessage as sendCall, supportContact } from '../contract.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { supportContactOf } from './support-contact.ts';

/** Stops scripts: people write a few messages. */
const MESSAGE_LIMIT = { max: 5, timeWindow: '1 minute' };

/** Contact details of support, and messages to it. */
export function installSupport(context: Context): void {
  const { app, config } = context;

  route(app, supportContact, async () => supportContactOf(config));

  route(
    app,
    sendCall,
    async ({ body, user, request }) => {
      const sender = { userId: user?.id ?? null, key: idempotencyKeyOf(request) };
      const ticket = await sendContactMessage(context, body, sender);
      return { ticket, danger: dangerSignsIn(`${body.subject}. ${body.message}`).length > 0 };
    },
    { rateLimit: MESSAGE_LIMIT },
  );
}
