import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';

/** The settings that browsers are told. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What the browser needs to know of the settings',
  access: 'public',
  reply: z.object({
    /** Empty without a map service: then the own basemap is drawn. */
    VITE_MAPBOX_TOKEN: z.string(),
    /** Mail leaves this machine; where it doesn't, nobody must wait for it. */
    sendsMail: z.boolean(),
  }),
});
