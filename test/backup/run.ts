// `npm run rehearse:backup`: backup, destruction and restore of an installation, with what was found.
import { checkRehearsal } from './check-rehearsal.ts';
import { rehearse } from './rehearsal.ts';

const faults = checkRehearsal(await rehearse((line) => console.log(line)));
for (const fault of faults) console.log(`WRONG: ${fault}`);
console.log(faults.length === 0 ? 'Everything acknowledged was there, and nothing else.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
