import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;

/** Makes sure that nginx is installed: as root on Debian installs it, otherwise exits with instructions. */
export function requireNginx(): void {
  if (hasNginx()) return;
  const isDebian = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (isDebian) {
    console.log('nginx is missing: apt-get install nginx-light');
    // The package's own service must not start: RUNLEVEL=1 keeps it down.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const install = ['install', '-y', '--no-install-recommends', 'nginx-light'];
    if (spawnSync('apt-get', install, { env }).status !== 0) {
      spawnSync('apt-get', ['update'], { env });
      spawnSync('apt-get', install, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    if (hasNginx()) return;
  }
  console.error(
    'This needs nginx. On Debian or Ubuntu: apt-get install nginx-light; elsewhere: your package of nginx.',
  );
  process.exit(1);
}

/** Starts nginx on `port` in front of servers on this machine, as docs/operations.md describes it. */
export async function startNginx(
  folder: string,
  port: number,
  serverPorts: readonly number[],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder, port, serverPorts));
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', file], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  // If this program crashes, nginx must not keep running.
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, child);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env: { ...process.env, PATH } }).status === 0;
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    // Any status means that nginx is up.
    const answered = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answered !== undefined) return;
    await sleep(50);
  }
  throw new Error(`nginx ended with code ${child.exitCode}.`);
}

/** A server that doesn't answer is skipped for a second; a request that it may have received isn't sent again. */
function configOf(folder: string, port: number, serverPorts: readonly number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream alafia {
    ${serverPorts.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://alafia;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_read_timeout 30s;
      proxy_next_upstream error timeout;
    }
  }
}
`;
}
