// Uses Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** From the lightest on: the shell has the engine without the windows, and takes half of the time. */
const KNOWN = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * The path of a Chromium for the browser tests; undefined to use the one that Playwright downloaded. Installs
 * Debian's package where that is possible, otherwise Playwright's own browser.
 */
export function ensureBrowser() {
  const present = () => [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path));
  if (present()) return present();
  console.log('Installing a browser for the tests...');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update');
    // A distribution that has no package of the shell has the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core');
      if (present()) return present();
    }
  }
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return undefined;
}
