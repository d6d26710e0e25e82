const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  home: async () => (await import('./home-page.ts')).benchHomePage(),
  booked: async () => (await import('./search-to-booked.ts')).benchSearchToBooked(),
  search: async () => (await import('./search.ts')).benchSearch(),
  growth: async () => (await import('./index-growth.ts')).benchIndexGrowth(),
  booking: async () => (await import('./booking.ts')).benchBooking(),
  overload: async () => (await import('./overload.ts')).benchOverload(),
  triage: async () => (await import('./triage.ts')).benchTriage(),
  admin: async () => (await import('./admin-table.ts')).benchAdminTable(),
  import: async () => (await import('./import.ts')).benchImport(),
};

const requested = process.argv.slice(2);
const isAll = requested.length === 0 || requested.includes('all');
const unknown = requested.filter((name) => name !== 'all' && !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}, and all.`,
  );
  process.exit(1);
}
for (const [name, run] of Object.entries(BENCHES)) {
  if (!isAll && !requested.includes(name)) continue;
  try {
    await run();
  } catch (error) {
    // A failing benchmark doesn't prevent the others.
    console.error(`\n${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    process.exitCode = 1;
  }
}
