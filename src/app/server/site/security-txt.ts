import { AppError } from '#platform/common/app-error.ts';
import { NOTHING_HERE } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** After this the contact may be out of date. The file is made again for each request, so it never expires while served. */
const VALID_MS = 180 * DAY_MS;

/**
 * `/.well-known/security.txt`: whom to tell about a weakness, where the operator said how support is reached.
 * @see RFC 9116
 */
export function installSecurityTxt({ app, config, now }: Pick<Context, 'app' | 'config' | 'now'>): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email } = config.support;
    if (email === undefined) throw new AppError(NOTHING_HERE);
    const expires = new Date(Math.floor((now() + VALID_MS) / DAY_MS) * DAY_MS).toISOString().replace('.000Z', 'Z');
    const canonical = config.publicUrl === undefined ? '' : `Canonical: ${config.publicUrl}/.well-known/security.txt\n`;
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\n${canonical}`;
  });
}
