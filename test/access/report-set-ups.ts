import type { CallSetUp } from './call-set-up.ts';

const ready = () => ({ params: { kind: 'user-growth' } });

/** The calls of the reports. */
export const REPORT_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/admin/reports': { whose: 'view_analytics' },
  'GET /api/admin/reports/:kind': { whose: 'view_analytics', ready },
  'GET /api/admin/reports/:kind.csv': { whose: 'view_analytics', ready },
};
