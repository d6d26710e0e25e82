import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '#platform/common/product.ts';

/** Address and file of each picture. Browsers ask for the first by themselves; they know it as PNG too. */
const PICTURES: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon-32.png',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/icon-192.png': 'icon-192.png',
  '/icon-512.png': 'icon-512.png',
  '/preview.png': 'preview.png',
};

const iconOf = (size: string) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

/** For adding the product to a home screen. @see https://www.w3.org/TR/appmanifest/ */
const MANIFEST = {
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: 'Find a healthcare provider in Nigeria, book a visit and manage it.',
  // An address of its own, so that moving the start doesn't install the product twice.
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en',
  background_color: '#fbfaf7',
  theme_color: '#0b6b4f',
  // The same picture for both: it fills the square, and its sign keeps inside the part that no mask cuts off.
  icons: ['any', 'maskable'].flatMap((purpose) => ['192', '512'].map((size) => ({ ...iconOf(size), purpose }))),
  shortcuts: [
    { name: 'Where to go now', url: '/where-to-go' },
    { name: 'My Appointments', url: '/appointments' },
    { name: 'Symptom Tracker', url: '/symptom-tracker' },
  ].map((shortcut) => ({ ...shortcut, icons: [iconOf('192')] })),
};

/** Icons, the picture that shared links show, and the manifest. */
export function installSiteFiles(app: FastifyInstance): void {
  for (const [path, file] of Object.entries(PICTURES)) {
    const picture = readFileSync(join(import.meta.dirname, 'site-files', file));
    app.get(path, async (_request, reply) => {
      reply.type('image/png').header('cache-control', 'public, max-age=604800');
      // A shared link is shown on other sites.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return picture;
    });
  }
  app.get('/manifest.webmanifest', async (_request, reply) => {
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400');
    return JSON.stringify(MANIFEST);
  });
}
