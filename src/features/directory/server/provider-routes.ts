import { refuseMissing } from '#features/schedules/server/merged-provider-store.ts';
import type { Context } from '#platform/server/context.ts';
import { readShared } from '#platform/server/http/read-copy.ts';
import { route } from '#platform/server/http/route.ts';
import { getProvider } from '../contract.ts';
import { getConfig } from '../rules/config-contract.ts';
import { findProvider } from './provider-store.ts';

/** One provider, and the settings that screens need. */
export function installDirectory(context: Context): void {
  const { app, now, config } = context;
  route(app, getConfig, async () => ({
    VITE_MAPBOX_TOKEN: config.mapboxToken,
    sendsMail: config.smtpUrl !== undefined,
  }));

  route(app, getProvider, async ({ params, request }) => {
    const provider = await readShared(context, request, (from) => findProvider(from, params.id, now()));
    return provider ?? (await refuseMissing(context.db, request, params.id));
  });
}
