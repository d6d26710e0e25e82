import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, Settings } from '#platform/server/config.ts';
import { testApp } from '#test/app.ts';
import { buildContext, commandOf, DOCKERFILE, ROOT, runLines } from './image.ts';

const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8');
const names = readdirSync(join(ROOT, 'deploy'), { recursive: true, encoding: 'utf8' });
const yaml = names.filter((name) => name.endsWith('.yaml'));
const settings = new Set(Object.keys(Settings.def.shape));
const PORT = String(readConfig({}).port);
const scratch = mkdtempSync(join(tmpdir(), 'alafia-deploy-files-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the image', () => {
  test('uses the Node version pinned in package.json', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const bases = [...DOCKERFILE.matchAll(/^FROM node:([\d.]+)-\S+/gm)].map(([, version]) => version);
    expect(bases.length).toBe(3);
    expect(new Set(bases)).toEqual(new Set([dependencies['node']]));
  });

  test('is built from existing files, without tests, data and ignored files', () => {
    const context = buildContext();
    for (const needed of [
      'package-lock.json',
      'vite.config.ts',
      'src/app/server/main.ts',
      'src/db/migrations/meta/_journal.json',
    ]) {
      expect(context).toContain(needed);
    }
    expect(context.filter((file) => /[.]test[.]|^(data|dist|e2e|deploy|test|node_modules)\//.test(file))).toEqual([]);
    for (const [, from = ''] of DOCKERFILE.matchAll(/^COPY (?!--|\. )(\S+)/gm)) {
      expect(existsSync(join(ROOT, from)), from).toBe(true);
    }
    expect(runLines('packages').join()).toContain('npm ci --omit=dev');
  });

  test('starts the server as an ordinary user with existing settings', () => {
    const last = commandOf('image').at(-1) ?? '';
    expect(existsSync(join(ROOT, last)), last).toBe(true);
    expect(commandOf('health check').join(' ')).toContain('/healthz');
    expect(DOCKERFILE).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(DOCKERFILE).toMatch(new RegExp(`^EXPOSE ${PORT}$`, 'm'));
    const [, given = ''] = /^ENV (.*)$/m.exec(DOCKERFILE) ?? [];
    const set = given.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(set.filter((name) => !settings.has(name))).toEqual(['NODE_ENV']);
  });
});

describe('compose and Kubernetes', () => {
  test('every YAML file is well indented and names no registry', () => {
    expect(yaml.length).toBeGreaterThan(10);
    for (const name of yaml) {
      const lines = read(name).split('\n');
      const odd = lines.filter(
        (line) => /\t/.test(line) || / $/.test(line) || (/^ +/.exec(line)?.[0].length ?? 0) % 2 === 1,
      );
      expect(odd, name).toEqual([]);
      const hosts = lines.filter((line) => /^\s*(image|imageName|newName): [^/\s]*[.:][^/\s]*\//.test(line));
      expect(hosts, name).toEqual([]);
    }
  });

  test('every setting that they set exists', () => {
    const given = [
      ...keysUnder(read('kubernetes/settings.yaml'), 'data'),
      ...keysUnder(read('kubernetes/secret.template.yaml').split('---')[0] ?? '', 'stringData'),
      ...[...read('kubernetes/app.yaml').matchAll(/^ +- name: ([A-Z_]+)$/gm)].map(([, name = '']) => name),
      ...keysUnder(read('compose/compose.yaml'), 'environment'),
      // Variables that only compose other values, and those of the database.
    ].filter((name) => !read('kubernetes/app.yaml').includes(`$(${name})`) && !name.startsWith('POSTGRES_'));
    expect(given.length).toBeGreaterThan(8);
    expect(given.filter((name) => !settings.has(name))).toEqual([]);
  });

  test('ports, paths and names agree', () => {
    expect(read('compose/nginx.conf')).toContain(`server app:${PORT} `);
    expect(read('kubernetes/app.yaml')).toContain(`containerPort: ${PORT} `);
    expect(read('kubernetes/network-policy.yaml')).toContain(`port: ${PORT} `);
    const listed = [...read('kubernetes/kustomization.yaml').matchAll(/^ {2}- (\S+[.]yaml)$/gm)].map(
      ([, name]) => name,
    );
    const there = yaml.flatMap((name) => /^kubernetes.(\w[\w-]*[.]yaml)$/.exec(name)?.[1] ?? []);
    expect(new Set([...listed, 'kustomization.yaml'])).toEqual(new Set(there));
    for (const [, file = ''] of read('compose/compose.yaml').matchAll(/^ +- (\.\/[\w.-]+):/gm)) {
      if (file !== './tls') expect(existsSync(join(ROOT, 'deploy/compose', file)), file).toBe(true);
    }
  });

  test('secrets are generated, never overwritten, and accepted by the server', () => {
    const [one, two] = ['one', 'two'].map((name) => {
      const folder = join(scratch, name);
      cpSync(join(ROOT, 'deploy/compose'), folder, { recursive: true, filter: (from) => !from.endsWith('secrets') });
      execFileSync('sh', [join(folder, 'make-secrets.sh'), 'care.example.ng'], { stdio: 'ignore' });
      const again = spawnSync('sh', [join(folder, 'make-secrets.sh'), 'care.example.ng'], { stdio: 'ignore' });
      expect(again.status).not.toBe(0);
      return readConfig(parseEnv(readFileSync(join(folder, 'secrets/app-settings'), 'utf8')));
    });
    expect(one).toMatchObject({ publicUrl: 'https://care.example.ng', demoData: false });
    expect(one?.turn.urls).toHaveLength(3);
    for (const name of ['sessionSecret', 'databaseUrl'] as const) expect(one?.[name]).not.toBe(two?.[name]);
    expect(one?.turn.secret).not.toBe(two?.turn.secret);
  });
});

describe('monitoring', async () => {
  const { app } = await testApp();

  test('dashboard and rules use existing metrics and routes', async () => {
    await app.inject('/api/providers');
    const { body } = await app.inject('/metrics');
    const there = new Set(
      [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' || type === 'summary' ? ['_count', '_sum', '_bucket'].map((end) => name + end) : [name],
      ),
    );
    const dashboard = JSON.parse(read('monitoring/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
    const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const rules = read('monitoring/rules.yaml');
    expressions.push(
      ...[...rules.matchAll(/^ +expr: (?:\|\n)?((?:.|\n)*?)^ +(?:for|labels):/gm)].map(([, expr = '']) => expr),
    );
    expect(expressions.length).toBeGreaterThan(20);
    const metrics = expressions.flatMap(
      (expr) => expr.replaceAll(/"[^"]*"/g, '').match(/\b[a-z]+(_[a-z0-9]+)+\b/g) ?? [],
    );
    const functions = ['histogram_quantile'];
    expect([...new Set(metrics)].filter((name) => !there.has(name) && !functions.includes(name))).toEqual([]);
    const routes = new Set(
      expressions.flatMap((expr) => [...expr.matchAll(/route="([^"]+)"/g)].map(([, route]) => route)),
    );
    expect([...routes].filter((route) => !app.endpoints.some(({ path }) => path === route))).toEqual([]);
  });

  test('every alarm links to a heading of docs/operations.md', () => {
    const handbook = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const anchors = [...handbook.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const led = [...read('monitoring/rules.yaml').matchAll(/runbook: docs\/operations[.]md#(\S+)/g)].map(
      ([, anchor]) => anchor,
    );
    expect(led.length).toBeGreaterThan(5);
    expect(led.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
  });

  test('nginx does not buffer event streams', () => {
    const [, unbuffered = ''] = /location ~ (\S+) \{\s+proxy_buffering off/.exec(read('compose/nginx.conf')) ?? [];
    const streams = app.endpoints.filter(({ path }) => /events$/.test(path));
    expect(streams.length).toBeGreaterThan(1);
    for (const { path } of streams) expect(path.replace(':id', '7')).toMatch(new RegExp(unbuffered));
  });
});

/** The upper-case keys directly under a key, wherever it occurs. */
function keysUnder(text: string, key: string): string[] {
  return text
    .split(new RegExp(`^ *${key}:\\n`, 'm'))
    .slice(1)
    .flatMap((block) => {
      const [indent = ''] = /^ */.exec(block) ?? [];
      const end = block.split('\n').findIndex((line) => line.trim() !== '' && !line.startsWith(indent));
      const lines = end < 0 ? block.split('\n') : block.split('\n').slice(0, end);
      return lines.flatMap((line) => /^ *([A-Z][A-Z_]+):/.exec(line)?.[1] ?? []);
    });
}
