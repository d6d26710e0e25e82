// `npm run rehearse:deploy` builds the contents of the image in a clean folder, runs three servers of it as the user nobody
// in a read-only tree behind nginx with the shipped configuration, and stops one of them under load.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { assembleImage, commandOf, plainEnv, ROOT, sizeOf } from './image.ts';
import { ask, askUpgrade, nginxProgram, proxySettings, startProxy } from './proxy.ts';

const USER = 1000;
const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'alafia-deploy-'));
const faults: string[] = [];
const ending: (() => unknown)[] = [];

function expect(what: string, ok: boolean): void {
  console.log(`${ok ? 'ok   ' : 'WRONG'} ${what}`);
  if (!ok) faults.push(what);
}

try {
  await rehearse();
} finally {
  for (const end of ending.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
}
console.log(faults.length === 0 ? 'Everything rehearsed went well.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function rehearse(): Promise<void> {
  const app = assembleImage(folder, (line) => console.log(line));
  console.log(`/app of the image has ${Math.round(sizeOf(app) / 1e6)} MB`);
  const before = listing(app);

  const postgres = await startEmbeddedPostgres(join(folder, 'database'), {
    joinRunning: false,
    settings: { listen_addresses: '127.0.0.1', port: String(await freePort()) },
  });
  ending.push(() => postgres.stop());
  const data = join(folder, 'files');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, USER, USER);
  const servers: Server[] = [];
  for (let index = 0; index < 3; index++) servers.push(await startServer(app, data, postgres.connection.port));
  ending.push(() => {
    for (const { child } of servers) child.kill('SIGKILL');
  });
  expect(`three servers run, ${isRoot ? `as user ${USER}` : 'as this user'}, on one database`, true);

  const [, ...health] = commandOf('health check');
  const [server] = servers;
  const checkHealth = (port: number) => spawnSync(process.execPath, health, { env: { PORT: String(port) } }).status;
  expect('the health check of the image says yes of a server', checkHealth(server?.port ?? 0) === 0);
  expect('and no where there is none', checkHealth(await freePort()) === 1);

  await behindProxy(servers);
  const codes = await Promise.all(servers.slice(1).map(stop));
  expect(
    `SIGTERM ends the others with code 0 (${codes.join()})`,
    codes.every((code) => code === 0),
  );
  expect('nothing was written into the tree', listing(app) === before);
  manifests();
}

async function behindProxy(servers: readonly Server[]): Promise<void> {
  const program = nginxProgram();
  if (program === undefined) {
    console.log('NOT RUN: no nginx here (apt-get install nginx, or set NGINX)');
    await stop(servers[0] as Server);
    return;
  }
  const ports = { plain: await freePort(), tls: await freePort() };
  const home = join(folder, 'nginx');
  const addresses = servers.map(({ port }) => `127.0.0.1:${port}`);
  const proxy = startProxy(program, home, proxySettings(home, ports, addresses));
  ending.push(() => proxy.kill('SIGTERM'));
  expect('nginx -t takes the shipped settings', true);
  while ((await ask(ports.tls, '/healthz').catch(() => undefined)) === undefined) await sleep(50);

  const home200 = await ask(ports.tls, '/', { accept: 'text/html' });
  expect('the home page comes by https', home200.status === 200 && 'strict-transport-security' in home200.headers);
  expect('/metrics and /readyz do not', (await status('/metrics')) === 404 && (await status('/readyz')) === 404);
  const plain = await fetch(`http://127.0.0.1:${ports.plain}/find-care?q=x`, { redirect: 'manual' });
  expect('plain http leads to https', plain.status === 308 && /^https:/.test(plain.headers.get('location') ?? ''));
  const denied = [await askUpgrade(ports.tls, '/api/visits/1/signal'), await status('/api/admin/conversation-events')];
  expect(
    `a WebSocket and a stream reach the server, which refuses strangers (${denied.join()})`,
    denied.join() === '401,401',
  );

  const statuses: number[] = [];
  let isStopped = false;
  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let left = 20; left > 0; left -= isStopped ? 1 : 0) statuses.push(await status('/api/providers?limit=5'));
    }),
  );
  const code = await stop(servers[0] as Server);
  isStopped = true;
  await load;
  const failed = statuses.filter((each) => each !== 200);
  expect(
    `one server stops (code ${code}) under load: ${failed.length} of ${statuses.length} requests failed`,
    code === 0 && failed.length === 0,
  );

  async function status(path: string): Promise<number> {
    return await ask(ports.tls, path).then(
      (answer) => answer.status,
      () => 0,
    );
  }
}

function manifests(): void {
  const kustomize = spawnSync('kubectl', ['kustomize', 'deploy/kubernetes'], { cwd: ROOT, encoding: 'utf8' });
  if (kustomize.error) console.log('NOT RUN: no kubectl here');
  else expect('kubectl kustomize takes the manifests', kustomize.status === 0);
  const deploy = readdirSync(join(ROOT, 'deploy'), { recursive: true, encoding: 'utf8' });
  const yaml = deploy.filter((file) => file.endsWith('.yaml')).map((file) => join('deploy', file));
  const parse = 'import sys, yaml\nfor f in sys.argv[1:]: list(yaml.safe_load_all(open(f)))';
  const parsed = spawnSync('python3', ['-c', parse, ...yaml], { cwd: ROOT, encoding: 'utf8' });
  if (parsed.error || parsed.stderr.includes('No module named')) console.log('NOT RUN: no python3-yaml here');
  else expect(`${yaml.length} files are YAML ${parsed.stderr}`, parsed.status === 0);
  const shell = ['make-secrets.sh', 'database-role.sh'].map((name) => join(ROOT, 'deploy/compose', name));
  expect(
    'the shell scripts parse',
    shell.every((file) => spawnSync('sh', ['-n', file]).status === 0),
  );
  console.log('NOT RUN: docker build, docker compose and a cluster, which need a container engine');
}

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Starts the image's CMD, with its environment and user. */
async function startServer(app: string, data: string, databasePort: number): Promise<Server> {
  const port = await freePort();
  const [, ...args] = commandOf('image');
  const settings = join(folder, 'alafia.env');
  writeFileSync(
    settings,
    `SESSION_SECRET=${'rehearsal'.repeat(5)}\nDEMO_DATA=on\nPUBLIC_URL=https://care.example.ng\n`,
  );
  const command = isRoot ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--'] : [];
  const replaced = args.map((arg) => arg.replace('/run/secrets/alafia.env', settings));
  const node = join(plainEnv()['PATH']?.split(':')[0] ?? '', 'node');
  const [program = '', ...rest] = [...command, node, ...replaced];
  const child = spawn(program, rest, {
    cwd: app,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' },
      ...{ TRUST_PROXY: 'loopback', RATE_LIMIT: 'off' },
      DATABASE_URL: `postgres://alafia@127.0.0.1:${databasePort}/postgres`,
    },
  });
  await new Promise<void>((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes(' is ready at ') && done());
    child.once('exit', (code) => fail(new Error(`a server ended with code ${code}`)));
  });
  return { child, port };
}

function stop({ child }: Server): Promise<number | null> {
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill('SIGTERM');
  return ended;
}

/** Every file with size and time, which change on any write. */
function listing(tree: string): string {
  return execFileSync('find', [tree, '-printf', '%p %s %T@\\n'], { encoding: 'utf8', maxBuffer: 256 << 20 });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}
