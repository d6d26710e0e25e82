import { createContext } from 'react';

/**
 * PUBLIC_URL, for addresses that others copy; empty if it isn't set, so that they stay relative. The server provides it, and
 * writes it into the document for the browser.
 */
export const PublicOrigin = createContext(globalThis.document?.documentElement.dataset['origin'] ?? '');
