import type { PageRenderer } from './pages.ts';

/** Renders from the sources through Vite, with hot replacement in the browser. For development only. */
export async function devRenderer(): Promise<PageRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    assetsDir: undefined,
    render: async (url, fetchPath, posted) => {
      const entry = await vite.ssrLoadModule('/src/app/web/entry-server.tsx');
      return await entry['render'](url, fetchPath, posted);
    },
    headTags: () =>
      [
        '<script type="module" src="/@vite/client"></script>',
        '<link rel="stylesheet" href="/src/app/web/app.css">',
        '<script type="module">import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);',
        'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>',
      ].join(''),
    entryTag: ({ plain }) =>
      `<script type="module" src="/src/app/web/${plain ? 'entry-plain.ts' : 'entry-client.tsx'}"></script>`,
    handle: (request, reply) =>
      new Promise((done, fail) => {
        reply.raw.once('close', () => done(true));
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? fail(error) : done(false)));
      }),
  };
}
