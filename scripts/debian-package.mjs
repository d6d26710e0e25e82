// Uses Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The path of a program for a test; undefined where there is none and none can be installed. Installs Debian's package where
 * that is possible, without starting it.
 */
function ensureProgram(name, known, debianPackage) {
  const present = () => known.find((path) => path && existsSync(path));
  if (present() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return present();
  console.log(`Installing ${name} for the tests...`);
  // A machine that is not in a runlevel of its own starts no service of a package.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', debianPackage);
  return present();
}

const inEach = (program) => ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((folder) => `${folder}/${program}`);

/** coturn, for the test of a call over a TURN server. */
export const ensureTurn = () =>
  ensureProgram('coturn', [process.env.TURNSERVER_PATH, ...inEach('turnserver')], 'coturn');

/** Lynx, for the test of a booking in a text browser. */
export const ensureLynx = () => ensureProgram('Lynx', [process.env.LYNX_PATH, ...inEach('lynx')], 'lynx');
