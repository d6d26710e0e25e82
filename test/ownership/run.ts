// `npm run check:ownership` disables each ownership check in turn, in a copy of the tree, and prints which call noticed.
import { checkOwnership } from './check-ownership.ts';

const tried = checkOwnership();
for (const { file, line, within, text, noticed } of tried) {
  console.log(`${noticed === undefined ? 'NOT NOTICED' : 'noticed'}  ${file}:${line} ${within}: ${text}`);
  if (noticed !== undefined) console.log(`    by ${noticed}`);
}
const missed = tried.filter(({ noticed }) => noticed === undefined).length;
console.log(`${tried.length} ownership checks, ${missed} of which could be removed unnoticed`);
process.exitCode = missed === 0 && tried.length > 0 ? 0 : 1;
