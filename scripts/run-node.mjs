// Uses Node's own modules only: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Runs a program under the project's own Node. Signals to this process go on to it, and its exit code becomes ours.
 */
export function runNode(args) {
  const bin = join(ROOT, 'node_modules/.bin');
  const child = spawn(join(ROOT, 'node_modules/node/bin/node'), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm puts a shell between itself and this script, and a signal that ends npm ends that shell but not us.
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && child.kill('SIGTERM');
  if (process.env.npm_lifecycle_event !== undefined) setInterval(watch, 500).unref();
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
