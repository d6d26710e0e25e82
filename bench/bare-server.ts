import Fastify from 'fastify';

// A Fastify server without any work of its own: the reference for every figure.
const app = Fastify();
app.get('/bare', async () => ({ status: 'ok' }));
/** Serialises to as many bytes as a page of 20 cards. */
const PAGE = Array.from({ length: 20 }, (_, at) => ({ id: at, text: 'x'.repeat(590) }));
app.get('/bare-page', async () => PAGE);
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`bare is ready at ${address}\n`);
