// Uses Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = ['/usr/bin/turnserver', '/usr/local/bin/turnserver', '/opt/homebrew/bin/turnserver'];

/**
 * The path of coturn for the test of a call over a TURN server; undefined where there is none and none can be installed.
 * Installs Debian's package where that is possible, without starting it.
 */
export function ensureTurn() {
  const present = () => [process.env.TURNSERVER_PATH, ...KNOWN].find((path) => path && existsSync(path));
  if (present() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return present();
  console.log('Installing coturn for the tests...');
  // A machine that is not in a runlevel of its own starts no service of a package.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'coturn');
  return present();
}
