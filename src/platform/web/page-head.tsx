import { PRODUCT_NAME } from '#platform/common/product.ts';

let ofServer = '';

/** Sets on the server what stands before addresses that others copy: PUBLIC_URL, or nothing. */
export function setPublicOrigin(origin: string): void {
  ofServer = origin;
}

/** Returns PUBLIC_URL, which the server writes into the document; empty if it isn't set, so that addresses stay relative. */
export const publicOrigin = (): string => (import.meta.env.SSR ? ofServer : (document.body.dataset['origin'] ?? ''));

/** Title, description and share preview of a screen; React moves them into the head. */
export function PageHead({
  title,
  description,
  noIndex = false,
  canonicalPath,
}: {
  readonly title: string;
  readonly description?: string;
  /** For screens that show one person's own data. */
  readonly noIndex?: boolean;
  /** The one address of a screen that answers at several, such as with filters. */
  readonly canonicalPath?: string;
}) {
  const full = `${title} · ${PRODUCT_NAME}`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonicalPath !== undefined && <link rel="canonical" href={publicOrigin() + canonicalPath} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
