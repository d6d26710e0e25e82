import * as z from 'zod/mini';
import { Provider } from '#features/directory/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';

export const nearbyProviders = endpoint({
  method: 'GET',
  path: '/api/providers/:id/nearby',
  summary:
    'Who else is near one provider, or in its state where no more is known: of its specialty first, the nearest first; at most three, with a distance where both places are known to about 1 km',
  access: 'public',
  params: z.object({ id: IdParam }),
  reply: z.array(Provider),
});
