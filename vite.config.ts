import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Alias, type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { compileMessages } from './build/compile-messages.ts';
import { precompress } from './build/precompress.ts';

/** Stops the build when server code reaches the browser graph. */
function noServerCode(): Plugin {
  return {
    name: 'no-server-code',
    enforce: 'pre',
    apply: () => process.env['VITEST'] === undefined,
    load(id) {
      const file = id.replaceAll('\\', '/');
      if (/\/src\/(db\/|(app|platform|features\/[^/]+)\/server\/)/.test(file)) {
        this.error(`server code in the browser bundle: ${file}`);
      }
    },
  };
}

function inBuildFolder(file: string): string {
  return fileURLToPath(new URL(`build/${file}`, import.meta.url));
}

/** What only forms need: their library, schemas and fields. */
const FORMS =
  /\/node_modules\/(react-hook-form|@hookform\/resolvers|zod)\/|\/platform\/web\/(ui\/([a-z]+-input|submit-button|error-summary)|use-server-errors)\./;
/** Small parts of many screens. Dialogs and toasts bring libraries of their own; tables are for administrators, what waits for patients. */
const SHARED = /\/src\/platform\/web\/(?!ui\/dialog|toaster|tables\/|waiting\/)|\/node_modules\/lucide-react\//;

/** Parts of libraries that the build replaces; docs/decisions/040-library-internals.md has the figures. */
const REPLACED: Alias[] = [
  // React has had it since version 18. In a build only: in development Vite would run React itself, which is no ES module.
  { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
  { find: /^\.\/infiniteQueryBehavior\.js$/, replacement: inBuildFolder('no-infinite-queries.ts') },
  { find: /^\.\/(suspense|errorBoundaryUtils)\.js$/, replacement: inBuildFolder('no-suspense.ts') },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: inBuildFolder('plain-icons.ts') },
  { find: /^react-style-singleton$/, replacement: inBuildFolder('constructed-styles.ts') },
  { find: /^\.\/(focus|online)Manager\.js$/, replacement: inBuildFolder('no-refetching.ts') },
];

const CLIENT_BUILD: BuildEnvironmentOptions = {
  outDir: 'dist/web',
  manifest: true,
  target: 'chrome111',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: {
    // Reading a property does nothing in what we load, so what is only read can go.
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    input: ['src/app/web/entry-client.tsx', 'src/app/web/app.css', 'src/app/web/home.css'],
    output: {
      // Without names, which the manifest has: the entry lists every file that a page may need, and has no room.
      chunkFileNames: 'assets/[hash:7].js',
      // A hexadecimal digit is four bits for the compressor, a letter of the usual hashes six.
      hashCharacters: 'hex',
      // The entry with all that it needs in one file: on a slow network twenty small files cost a fifth more.
      // What several other pages share is in two files for the same reason.
      codeSplitting: {
        groups: [
          { name: 'home', test: /\/src\/app\/web\/entry-client\.tsx$/, priority: 2 },
          // One file for the entry to list instead of four: it has no room.
          { name: 'emergency', test: /\/src\/features\/search\/(rules|web)\/emergency\//, priority: 1 },
          { name: 'forms', test: FORMS, priority: 1 },
          { name: 'shared', test: SHARED, minShareCount: 2 },
        ],
      },
    },
  },
};

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  ...(command === 'build' && { resolve: { alias: REPLACED } }),
  plugins: [
    noServerCode(),
    react(),
    babel({
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })],
      plugins: [compileMessages],
      include: /\/src\/.*\.tsx?$/,
      sourceMap: false,
    }),
    tailwindcss(),
    precompress(),
  ],
  builder: {},
  environments: {
    client: { build: CLIENT_BUILD },
    // What pages to be read need of scripts, in a bundle of its own: shared code would bring the app along.
    plain: {
      consumer: 'client',
      build: {
        outDir: 'dist/web',
        emptyOutDir: false,
        manifest: '.vite/plain.json',
        target: 'chrome111',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/app/web/entry-plain.ts' },
      },
    },
    // The service worker: one file without imports, served under a fixed address by `app/server/site/service-worker.ts`.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/worker',
        target: 'chrome111',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/app/web/service-worker/worker.ts',
          output: { entryFileNames: 'sw.js', codeSplitting: false },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: { input: 'src/app/web/entry-server.tsx' },
      },
      // Built, the server's copy of the screens is one piece with React's production build in it. In development Vite
      // can run only ES modules itself; the packages that have none are left to Node.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      resolve: { noExternal: command === 'build' ? true : [/^@radix-ui/, 'lucide-react', 'wouter'] },
    },
  },
}));
