import { setHashCost } from '#features/auth/server/passwords/password.ts';

// A hash at full cost takes a core for 50 ms, and the tests make thousands.
setHashCost({ memory: 8, passes: 1 });
