import { PRODUCT_NAME } from '#platform/common/product.ts';
import { publicOrigin } from './calls/public-origin.ts';

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
  /** The one address of a screen that answers at several, such as with filters. Only the server writes it, for search engines. */
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
      {import.meta.env.SSR && canonicalPath !== undefined && (
        <link rel="canonical" href={publicOrigin() + canonicalPath} />
      )}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
