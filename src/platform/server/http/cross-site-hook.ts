import { AppError } from '#platform/common/app-error.ts';
import { isCrossSite } from '#platform/common/cross-site.ts';
import { CROSS_SITE } from '#platform/common/platform-refusals.ts';
import type { Context } from '../context.ts';

/** Refuses calls and forms that a page of another site makes a user's browser send. GET changes nothing and is allowed. */
export function installCrossSiteCheck({ app, config }: Pick<Context, 'app' | 'config'>): void {
  app.addHook('onRequest', async ({ method, host, headers }) => {
    const fetchSite = headers['sec-fetch-site'];
    const said = { origin: headers.origin, fetchSite: fetchSite?.toString() };
    if (isCrossSite({ method, host, publicUrl: config.publicUrl, ...said })) {
      throw new AppError(CROSS_SITE);
    }
  });
}
