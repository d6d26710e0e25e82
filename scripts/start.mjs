// `npm start`: installs and builds when needed, then serves.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

ensureInstalled();
ensureBuilt();
runNode(['src/app/server/main.ts']);
