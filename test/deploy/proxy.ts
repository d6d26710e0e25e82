import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:https';
import { join } from 'node:path';
import { ROOT } from './image.ts';

/** Path of nginx on this machine, or of NGINX; undefined if there is none. */
export function nginxProgram(): string | undefined {
  return [process.env['NGINX'], '/usr/sbin/nginx'].find((path) => path !== undefined && existsSync(path));
}

/** The shipped nginx.conf, adapted to this machine: ports, paths and servers. */
export function proxySettings(
  folder: string,
  ports: { plain: number; tls: number },
  servers: readonly string[],
): string {
  const shipped = readFileSync(join(ROOT, 'deploy/compose/nginx.conf'), 'utf8');
  const [line = ''] = /^ *server app:3000(.*);$/m.exec(shipped) ?? [];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n    ');
  return shipped
    .replace(line, servers.map((server) => line.replace('app:3000', server)).join('\n'))
    .replace('include /etc/nginx/mime.types;', temporary)
    .replaceAll(/listen (\[::\]:)?80 /g, (_, v6) => `listen ${v6 ?? ''}${ports.plain} `)
    .replaceAll(/listen (\[::\]:)?443 /g, (_, v6) => `listen ${v6 ?? ''}${ports.tls} `)
    .replaceAll('/etc/nginx/tls', folder)
    .replace('/run/nginx.pid', `${folder}/nginx.pid`)
    .replace('/dev/stderr', `${folder}/error.log`)
    .replace('/dev/stdout', `${folder}/access.log`);
}

/** Checks the configuration with `nginx -t` and starts nginx. @throws Error with nginx's output */
export function startProxy(program: string, folder: string, settings: string): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=care.example.ng'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', [...made, ...files], { stdio: 'ignore' });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings);
  const checked = spawnSync(program, ['-t', '-c', file, '-p', folder], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  return spawn(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: 'ignore' });
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Sends a request to the proxy, accepting its self-signed certificate. */
export function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path, rejectUnauthorized: false, agent: false, headers };
    get({ ...options, headers: { host: 'care.example.ng', ...headers } }, (answer) => {
      answer.resume().on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers }));
    }).on('error', fail);
  });
}

/** Requests a WebSocket and returns the status; 101 if it was opened. */
export function askUpgrade(port: number, path: string): Promise<number> {
  return new Promise((done, fail) => {
    const headers = {
      ...{ host: 'care.example.ng', connection: 'Upgrade', upgrade: 'websocket' },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
    };
    request({ host: '127.0.0.1', port, path, rejectUnauthorized: false, agent: false, headers })
      .on('response', (answer) => done(answer.statusCode ?? 0))
      .on('upgrade', (answer, socket) => {
        socket.destroy();
        done(answer.statusCode ?? 0);
      })
      .on('error', fail)
      .end();
  });
}
