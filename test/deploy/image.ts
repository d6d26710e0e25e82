import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const DOCKERFILE = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');

/** The files that deploy/Dockerfile.dockerignore admits to the build. */
export function buildContext(): string[] {
  const lines = readFileSync(join(ROOT, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
  const allowed = lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const refused = lines.flatMap((line) => (line.startsWith('**/*') ? [line.slice(4)] : []));
  const named = readdirSync(ROOT).filter((name) => allowed.some((pattern) => matchesGlob(name, pattern)));
  return named.flatMap(filesIn).filter((file) => !refused.some((ending) => file.endsWith(ending)));
}

function filesIn(name: string): string[] {
  if (!statSync(join(ROOT, name)).isDirectory()) return [name];
  const entries = readdirSync(join(ROOT, name), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [relative(ROOT, join(entry.parentPath, entry.name))] : []));
}

/** The commands of the Dockerfile's RUN lines, by stage. */
export function runLines(stage: string): string[] {
  const stages = DOCKERFILE.replaceAll(/\\\n\s*/g, '').split(/^FROM /m);
  const found = stages.find((text) => text.split('\n')[0]?.endsWith(` AS ${stage}`)) ?? '';
  return found.split('\n').flatMap((line) => (line.startsWith('RUN ') ? [line.slice(4)] : []));
}

/** The arguments of the image's command or health check, both written as JSON arrays. */
export function commandOf(what: 'image' | 'health check'): string[] {
  const [, array = '[]'] = (what === 'image' ? /^CMD (\[.*\])$/m : /^ +CMD (\[.*\])$/m).exec(DOCKERFILE) ?? [];
  return JSON.parse(array) as string[];
}

/** Runs the Dockerfile's commands in a folder and returns the folder that would be the image's /app. */
export function assembleImage(folder: string, tell: (line: string) => void): string {
  const [build, packages, image] = ['build', 'packages', 'app'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const file of buildContext()) cpSync(join(ROOT, file), join(build, file));
  mkdirSync(packages);
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(ROOT, file), join(packages, file));
  for (const [stage, cwd] of Object.entries({ build, packages })) {
    for (const command of runLines(stage)) {
      tell(`${stage}: ${command}`);
      execFileSync('sh', ['-c', command], { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: plainEnv() });
    }
  }
  mkdirSync(image);
  cpSync(join(packages, 'node_modules'), join(image, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  for (const name of ['dist', 'src', 'package.json']) cpSync(join(build, name), join(image, name), { recursive: true });
  for (const name of [build, packages]) rmSync(name, { recursive: true });
  execFileSync('chmod', ['-R', 'a-w,a+rX', image]);
  chmodSync(folder, 0o755);
  return image;
}

/** The environment of an image: this Node, without the repository's node_modules/.bin. */
export function plainEnv(): Record<string, string> {
  const path = (process.env['PATH'] ?? '').split(':').filter((part) => !part.includes('node_modules'));
  return { PATH: [join(ROOT, 'node_modules/node/bin'), ...path].join(':'), HOME: process.env['HOME'] ?? '/tmp' };
}

/** Total size of a folder, bytes. */
export function sizeOf(folder: string): number {
  return Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t')[0]);
}
