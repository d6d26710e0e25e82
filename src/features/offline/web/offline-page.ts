/** The page for times without network; the service worker shows it. */
export const OFFLINE_PAGE = '/provider-portal/offline';

/** How a shared computer stores it. */
export const DESK_PAGE = { path: OFFLINE_PAGE, name: 'desk-page ' } as const;
