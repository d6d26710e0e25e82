import { benchBooking } from './booking.ts';
import { benchHomePage } from './home-page.ts';
import { benchImport } from './import.ts';
import { benchSearch } from './search.ts';
import { benchSearchToBooked } from './search-to-booked.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  home: benchHomePage,
  booked: benchSearchToBooked,
  search: benchSearch,
  booking: benchBooking,
  import: benchImport,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => BENCHES[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(BENCHES)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}
