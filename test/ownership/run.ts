// `npm run check:ownership` disables each ownership check in turn, in a copy of the tree, and prints which call noticed.
import { checkOwnership } from './check-ownership.ts';

const { passed, tried } = checkOwnership();
const leaks = passed.filter(({ leak }) => leak !== undefined);
for (const { name, leak } of leaks) console.log(`LEAKS  ${name}: ${leak}`);
for (const { file, line, within, text, noticed } of tried) {
  console.log(`${noticed === undefined ? 'NOT NOTICED' : 'noticed'}  ${file}:${line} ${within}: ${text}`);
  if (noticed !== undefined) console.log(`    by ${noticed}`);
}
const missed = tried.filter(({ noticed }) => noticed === undefined).length;
console.log(`${tried.length} ownership checks, ${missed} of which could be removed unnoticed`);
process.exitCode = leaks.length === 0 && missed === 0 && tried.length > 0 ? 0 : 1;
