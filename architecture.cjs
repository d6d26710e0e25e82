/** Which feature may import which. Reading order of the product; must stay acyclic. */
exports.USES = {
  auth: [],
  providers: [],
  appointments: ['providers', 'auth'],
  booking: ['appointments', 'providers', 'auth'],
};
