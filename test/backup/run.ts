// `npm run rehearse:backup` backs up, destroys and restores an installation, and prints what was found.
import { checkRehearsal } from './check-rehearsal.ts';
import { rehearse } from './rehearsal.ts';

const faults = checkRehearsal(await rehearse((line) => console.log(line)));
for (const fault of faults) console.log(`WRONG: ${fault}`);
console.log(faults.length === 0 ? 'Everything acknowledged was there, and nothing else.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
