// `npm run audit:deps`: known weaknesses of the packages, from the registry or from a saved `npm audit --json`. Ends
// with 1 when one is high or critical, and with 2 and NOT RUN where nobody could be asked: that is no pass.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from './install.mjs';

const saved = process.argv[2];
const report = saved === undefined ? asked() : readFileSync(saved, 'utf8');
const { vulnerabilities, metadata, message, error } = parsed(report);

if (vulnerabilities === undefined || metadata === undefined) {
  console.log(`NOT RUN: ${message ?? error?.summary ?? error?.code ?? 'npm audit gave no report'}`);
  process.exit(2);
}
const found = Object.values(vulnerabilities);
for (const { name, severity, range, via, fixAvailable } of found) {
  const titles = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`));
  console.log(`${severity}: ${name} ${range}: ${titles.join('; ')}${fixAvailable ? '; a fixed version exists' : ''}`);
}
const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
console.log(
  `${found.length} findings in ${metadata.dependencies?.total ?? '?'} packages, ${grave.length} of them high or critical`,
);
process.exit(grave.length === 0 ? 0 : 1);

function asked() {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], options);
  return stdout || JSON.stringify({ message: stderr });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 200) };
  }
}
