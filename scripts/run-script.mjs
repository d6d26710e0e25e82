// Uses Node's own modules only: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { ROOT } from './install.mjs';

/**
 * Runs a script of package.json through npm, which puts the project's own Node first on the PATH. A signal to this
 * process goes on to it, and its exit code becomes ours.
 */
export function runScript(name, args) {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: ROOT,
    // npm runs scripts in the project's folder and says where it was called; a second npm would lose that.
    env: { ...process.env, CALLER_DIR: process.env.INIT_CWD ?? process.cwd() },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
