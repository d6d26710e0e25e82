import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { adminCommand } from './admin-command.ts';

/** Takes what the terminal would echo, so that a password is never shown. */
const SILENT = new Writable({ write: (_chunk, _encoding, done) => done() });

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stdout.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: SILENT, terminal: process.stdin.isTTY ?? false });
  for await (const line of lines) {
    lines.close();
    if (process.stdin.isTTY) process.stdout.write('\n');
    return line;
  }
  return '';
}

try {
  console.log(await adminCommand({ args: process.argv.slice(2), env: process.env, readPassword }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
