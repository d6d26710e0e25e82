import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';
import { Provider } from '../contract.ts';

export const nearbyProviders = endpoint({
  method: 'GET',
  path: '/api/providers/:id/nearby',
  summary: 'Who else is near one provider: of its specialty first, the nearest first; at most three',
  access: 'public',
  params: z.object({ id: IdParam }),
  reply: z.array(Provider),
});
