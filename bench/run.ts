const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  home: async () => (await import('./home-page.ts')).benchHomePage(),
  booked: async () => (await import('./search-to-booked.ts')).benchSearchToBooked(),
  search: async () => (await import('./search.ts')).benchSearch(),
  growth: async () => (await import('./index-growth.ts')).benchIndexGrowth(),
  booking: async () => (await import('./booking.ts')).benchBooking(),
  triage: async () => (await import('./triage.ts')).benchTriage(),
  admin: async () => (await import('./admin-table.ts')).benchAdminTable(),
  import: async () => (await import('./import.ts')).benchImport(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(BENCHES)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}
