import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The browser tests measure contrast once for texts of the same colours (e2e/accessible.ts). They may, because the colours of
// a text in the light scheme decide those in the dark one.

const SRC = join(import.meta.dirname, '../src');
const files = (pattern: string) => globSync(pattern, { cwd: SRC }).map((path) => readFileSync(join(SRC, path), 'utf8'));
const styles = files('**/*.css').join('\n');
const dark = [...styles.matchAll(/@media \(prefers-color-scheme: dark\) \{((?:[^{}]*\{[^{}]*\})*)/g)].map(
  (found) => found[1] ?? '',
);
const declarations = (block: string) =>
  [...block.matchAll(/([\w-]+): ([^;{}]+);/g)].map((found) => [found[1] ?? '', found[2] ?? ''] as const);

test('the dark scheme changes nothing but the values of colours', () => {
  expect(dark.length).toBe(styles.split('prefers-color-scheme').length - 1);
  for (const [property] of dark.flatMap(declarations)) expect(property).toMatch(/^--/);
  for (const source of files('**/*.tsx')) expect(source).not.toMatch(/[\s"'`]dark:/);
});

test('colours that are the same in the light scheme are the same in the dark one, except white on a coloured ground', () => {
  const light = new Map(declarations(/:root \{([^}]*)\}/.exec(files('app/web/styles.css').join())?.[1] ?? ''));
  const darkOf = new Map(dark.flatMap(declarations));
  const ofLight = new Map<string, Set<string>>();
  for (const [property, value] of light) {
    if (!property.startsWith('--') || ['--on-green', '--on-red', '--shadow'].includes(property)) continue;
    ofLight.set(value, (ofLight.get(value) ?? new Set()).add(darkOf.get(property) ?? value));
  }
  expect(ofLight.size).toBeGreaterThan(10);
  expect([...ofLight].filter(([, values]) => values.size > 1)).toEqual([]);
});
