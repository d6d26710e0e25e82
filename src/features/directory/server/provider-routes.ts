import { NO_SUCH_PROVIDER } from '#features/schedules/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { readShared } from '#platform/server/http/read-copy.ts';
import { route } from '#platform/server/http/route.ts';
import { getProvider } from '../contract.ts';
import { getConfig } from '../rules/config-contract.ts';
import { findProvider } from './provider-store.ts';

const notFound = () => new AppError(NO_SUCH_PROVIDER);

/** One provider, and the settings that screens need. */
export function installDirectory(context: Context): void {
  const { app, now, config } = context;
  route(app, getConfig, async () => ({
    VITE_MAPBOX_TOKEN: config.mapboxToken,
    sendsMail: config.smtpUrl !== undefined,
  }));

  route(app, getProvider, async ({ params, request }) => {
    const provider = await readShared(context, request, (from) => findProvider(from, params.id, now()));
    if (provider === undefined) throw notFound();
    return provider;
  });
}
