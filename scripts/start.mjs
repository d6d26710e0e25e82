// `npm start`: installs and builds when needed, then serves.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './run-script.mjs';

ensureInstalled();
ensureBuilt();
runScript('server', []);
