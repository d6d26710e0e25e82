import type { getHealthFacts, listFamily } from '#features/family/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';

/** The query for the people whom the user books for. */
export const FAMILY = get<typeof listFamily>('/api/family');

/** The query for the user's own health facts. */
export const HEALTH_FACTS = get<typeof getHealthFacts>('/api/health-facts');
