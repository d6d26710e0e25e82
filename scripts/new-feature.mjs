// `npm run new-feature -- NAME` makes the smallest feature that runs: one declared call, its route and its test.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const name = process.argv[2] ?? '';
const folder = `src/features/${name}`;

if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail('Name the feature in kebab-case: npm run new-feature -- lab-results');
if (existsSync(join(ROOT, folder))) fail(`There is a feature ${name} already.`);

const words = name.replaceAll('-', ' ');
const inCode = words.replaceAll(/(?:^| )(\w)/g, (_, letter) => letter.toUpperCase());
const files = {
  [`${folder}/contract.ts`]: `import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';

export const list${inCode} = endpoint({
  method: 'GET',
  path: '/api/${name}',
  summary: "One's own ${words}",
  access: 'signed-in',
  reply: z.array(z.string()),
});
`,
  [`${folder}/server/${name}-routes.ts`]: `import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { list${inCode} } from '../contract.ts';

/** One's own ${words}. */
export function install${inCode}({ app }: Context): void {
  route(app, list${inCode}, async () => []);
}
`,
  [`${folder}/server/${name}-routes.test.ts`]: `import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';

const t = await testApp();

test('a new patient has no ${words}', async () => {
  const { cookie } = await newPatient(t);
  const answer = await t.app.inject({ url: '/api/${name}', headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([]);
});
`,
  'architecture.cjs': changed('architecture.cjs', /(exports\.USES = \{.*?\n)\};/s, `$1  '${name}': [],\n};`),
  'src/app/server/features.ts': changed(
    'src/app/server/features.ts',
    /^([\s\S]*InstallFeature\[\] = \[)([\s\S]*?),?\s*\];/,
    `import { install${inCode} } from '#features/${name}/server/${name}-routes.ts';\n$1$2, install${inCode}];`,
  ),
};

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}
run('biome', 'check', '--write', ...Object.keys(files));
run('node', 'scripts/graph.mjs');
console.log(`${folder} is there, and its call GET /api/${name} works for whoever is signed in.
Next: write the call into test/access/set-ups.ts, and what the feature is about into src/app/server/api/tags.ts; name in architecture.cjs the features it imports.`);

/** The text of a file after one replacement, which must find its place. */
function changed(file, pattern, replacement) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (!pattern.test(text)) fail(`${file} has changed its shape: add the feature there by hand.`);
  return text.replace(pattern, replacement);
}

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (status !== 0) fail(`${command} ${args[0]} failed:\n${stdout}${stderr}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
