// Uses Node's own modules only: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Runs a program under the project's own Node, without npm or a shell in between that would keep signals to themselves.
 * Its exit code becomes ours.
 */
export function runNode(args) {
  const bin = join(ROOT, 'node_modules/.bin');
  const child = spawn(join(ROOT, 'node_modules/node/bin/node'), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
