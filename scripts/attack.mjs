// `npm run attack`: every attack at full size, against servers that this run starts on this machine. Prints what was tried and what held.
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

ensureInstalled();
process.env.ATTACK = 'whole';
runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'test/attack', '--disable-console-intercept']);
