// `node scripts/run.mjs NAME ...`: installs when needed, then runs a script of package.json with these arguments.
import { ensureInstalled } from './install.mjs';
import { runScript } from './run-script.mjs';

const [name, ...args] = process.argv.slice(2);
ensureInstalled();
runScript(name, args);
