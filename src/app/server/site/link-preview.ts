/** Of `site-files/preview.png`, px. */
const PREVIEW_SIZE = { width: 1200, height: 630 };

/**
 * Returns the meta tags that a shared link shows besides title and description; none without a public URL, because other
 * sites need absolute addresses.
 */
export function previewOf(head: string, publicUrl: string | undefined): string {
  const url = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  if (publicUrl === undefined || url === undefined) return '';
  const { width, height } = PREVIEW_SIZE;
  return [
    '<meta property="og:type" content="website">',
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${publicUrl}/preview.png">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
