import { statSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import './quick-imports.ts';

// What Node made of the sources is kept for the next start, beside the data, where only we can put code.
const dataDir = resolve(process.env['DATA_DIR'] || './data');
const isOurs = statSync(dataDir, { throwIfNoEntry: false })?.uid === process.getuid?.();
if (isOurs) enableCompileCache(join(dataDir, 'code'));
await import('./run-server.ts');
flushCompileCache();
