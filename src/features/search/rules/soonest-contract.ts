import * as z from 'zod/mini';
import { Provider } from '#features/directory/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { wholeNumberParam } from '#platform/common/fields.ts';
import { ProviderSearch } from '../contract.ts';

const { urgentCare, specialty, state, lat, lng, radiusKm } = ProviderSearch.shape;
const MAX_SOONEST = 20;
export const SoonestSearch = z.strictObject({
  urgentCare,
  specialty,
  state,
  lat,
  lng,
  radiusKm,
  limit: z.optional(wholeNumberParam(1, MAX_SOONEST)),
});
export type SoonestSearch = z.output<typeof SoonestSearch>;

export const soonestProviders = endpoint({
  method: 'GET',
  path: '/api/providers/soonest',
  summary:
    'Who can see somebody first: providers who take new patients and have a free time in the coming days, the earliest first',
  access: 'public',
  query: SoonestSearch,
  reply: z.array(Provider),
});
