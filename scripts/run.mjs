// `node scripts/run.mjs [--built] FILE ...`: installs, and with --built builds, when needed; then runs a program.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

const args = process.argv.slice(2);
ensureInstalled();
if (args[0] === '--built') {
  args.shift();
  ensureBuilt();
}
runNode(args);
