// `npm run check:ownership`: takes out each check of ownership in turn, in a copy of the tree, and prints what noticed.
import { checkOwnership } from './check-ownership.ts';

const tried = checkOwnership();
for (const { file, line, within, text, noticed } of tried) {
  console.log(`${noticed === undefined ? 'NOT NOTICED' : 'noticed'}  ${file}:${line} ${within}: ${text}`);
  if (noticed !== undefined) console.log(`    by ${noticed}`);
}
const missed = tried.filter(({ noticed }) => noticed === undefined).length;
console.log(`${tried.length} checks of ownership, ${missed} of which could be taken out unnoticed`);
process.exitCode = missed === 0 && tried.length > 0 ? 0 : 1;
