let ofServer = '';

/** Sets on the server what stands before addresses that others copy: PUBLIC_URL, or nothing. */
export function setPublicOrigin(origin: string): void {
  ofServer = origin;
}

/** Returns PUBLIC_URL, which the server writes into the document; empty if it isn't set, so that addresses stay relative. */
export const publicOrigin = (): string => (import.meta.env.SSR ? ofServer : (document.body.dataset['origin'] ?? ''));
