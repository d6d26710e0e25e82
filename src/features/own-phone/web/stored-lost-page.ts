import { withoutUser } from '#platform/web/waiting/without-user.ts';

/** How a patient's browser stores the page for times without network. The service worker leads to it, with the wanted path in `to`. */
export const LOST_PAGE = { path: '/without-network', name: 'own-page ', change: withoutUser } as const;
