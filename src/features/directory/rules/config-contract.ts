import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';

/** The settings that the browser needs. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What the browser needs to know of the settings',
  access: 'public',
  reply: z.object({
    /** Empty without a map service: then the own basemap is drawn. */
    VITE_MAPBOX_TOKEN: z.string(),
    /** True if mail is delivered. Otherwise the page must not tell the user to wait for one. */
    sendsMail: z.boolean(),
  }),
});
