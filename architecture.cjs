/** Which feature may import which: only ones listed above it, so that the graph stays acyclic and reads from the top. */
exports.USES = {
  consents: [],
  auth: ['consents'],
  providers: [],
  appointments: ['providers', 'auth', 'consents'],
  symptoms: ['appointments', 'providers', 'auth', 'consents'],
  booking: ['symptoms', 'appointments', 'providers', 'auth', 'consents'],
  portal: ['booking', 'symptoms', 'appointments', 'providers', 'auth'],
  waitlist: ['booking', 'appointments', 'providers', 'auth'],
  profile: ['auth', 'consents'],
  insurance: ['providers', 'auth'],
  admin: ['auth'],
  applications: ['admin', 'providers', 'auth'],
  network: ['admin', 'booking', 'appointments', 'providers', 'auth'],
  conversations: ['admin', 'symptoms', 'appointments', 'providers', 'auth'],
  reviews: ['admin', 'appointments', 'providers', 'auth'],
  support: ['conversations', 'auth'],
  privacy: ['waitlist', 'applications', 'support', 'reviews', 'conversations', 'insurance', 'symptoms', 'appointments', 'providers', 'profile', 'auth', 'consents'],
  resources: ['support', 'providers'],
};

/** The packages that may reach a browser, and no server code. Schemas come with the contract, so zod isn't here. */
exports.BROWSER_PACKAGES = [
  '@hookform/resolvers',
  '@lingui/core',
  '@lingui/react',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@tanstack/react-query',
  'leaflet',
  'lucide-react',
  'react',
  'react-dom',
  'react-hook-form',
  'regexparam',
  'wouter',
];
