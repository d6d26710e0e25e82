let origin = '';

/** Sets what stands before addresses that others copy: PUBLIC_URL, or nothing. On the server only. */
export function setPublicOrigin(given: string): void {
  origin = given;
}

/** Returns it. In the browser addresses stay relative, where no search engine reads them. */
export const publicOrigin = (): string => origin;
