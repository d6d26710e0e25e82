// `npm run rehearse:openapi` lints the documents of the API with Redocly CLI and Spectral. The two have 83 MB with what they
// need, so they come by npx instead of being development dependencies.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { startServer } from '../server-process.ts';

const REDOCLY = '@redocly/cli@2.77.0';
const SPECTRAL = '@stoplight/spectral-cli@6.16.3';

const folder = mkdtempSync(join(tmpdir(), 'alafia-openapi-'));
const port = await freePort();
const server = await startServer({
  DATA_DIR: join(folder, 'data'),
  PORT: String(port),
  PUBLIC_URL: 'https://care.alafia.ng',
  SUPPORT_EMAIL: 'help@alafia.ng',
});
let isClean = true;
try {
  const files: string[] = [];
  for (const name of ['openapi.json', 'openapi-practice.json', 'openapi-admin.json']) {
    const file = join(folder, name);
    writeFileSync(file, await (await fetch(`http://127.0.0.1:${port}/${name}`)).text());
    files.push(file);
  }
  const rules = join(folder, 'spectral.yaml');
  writeFileSync(rules, 'extends: ["spectral:oas"]\n');
  lint(REDOCLY, ['lint', '--extends=recommended', '--max-problems=1000', ...files]);
  lint(SPECTRAL, ['lint', '--ruleset', rules, '--fail-severity=hint', ...files]);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(isClean ? 'Both linters have nothing to say.' : 'There are problems.');
process.exitCode = isClean ? 0 : 1;

/** Runs a linter, and notes any problem, warnings too. */
function lint(program: string, args: readonly string[]): void {
  console.log(`\n${program}`);
  const { status, stdout, stderr, error } = spawnSync('npx', ['--yes', program, ...args], {
    encoding: 'utf8',
    cwd: folder,
  });
  const output = `${stdout}${stderr}${error?.message ?? ''}`;
  console.log(output);
  if (status !== 0 || /[1-9]\d* (warning|error)s?/.test(output)) isClean = false;
}
