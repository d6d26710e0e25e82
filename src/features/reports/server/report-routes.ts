import { AppError } from '#platform/common/app-error.ts';
import { resolveRange } from '#platform/common/figures/day-range.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { downloadReport, type Report, type ReportRange, readReport, reportsOverview } from '../contract.ts';
import { RANGE_NOT_VALID } from '../rules/refusals.ts';
import { reportCsv } from '../rules/report-csv.ts';
import type { ReportKind } from '../rules/report-kinds.ts';
import { countNetwork, countNetworkBy, countUsers, findUptime, hasDemo } from './overview-store.ts';
import { FIND_ROWS } from './report-store.ts';

const DAYS_30_MS = 30 * 24 * 60 * 60_000;

/** Registers the routes for the overview and the four reports, computed at each request. */
export function installReports({ app, db, now }: Context): void {
  route(app, reportsOverview, async () => {
    const nowMs = now();
    const since = new Date(nowMs - DAYS_30_MS);
    const { averageMs, errorPercent } = app.requestCounters.read();
    return {
      users: await countUsers(db, since),
      providers: await countNetwork(db),
      health: {
        uptimePercent: await findUptime(db, since, nowMs),
        averageResponseMs: averageMs,
        errorPercent,
        countedSince: new Date(app.requestCounters.sinceMs).toISOString(),
      },
      specialties: await countNetworkBy(db, 'specialty'),
      states: await countNetworkBy(db, 'state'),
      includesDemo: await hasDemo(db),
    };
  });

  const report = async (kind: ReportKind, { from, to }: ReportRange): Promise<Report> => {
    const range = resolveRange({ ...(from && { from }), ...(to && { to }) }, now());
    if (range === undefined) throw new AppError(RANGE_NOT_VALID);
    return {
      kind,
      ...range,
      includesDemo: await hasDemo(db),
      rows: await FIND_ROWS[kind](db, range, lagosDate(now())),
    };
  };

  route(app, readReport, async ({ params: { kind }, query }) => await report(kind, query));

  route(app, downloadReport, async ({ params: { kind }, query, reply }) => {
    const { from, to, rows } = await report(kind, query);
    reply.header('content-disposition', `attachment; filename="${kind}-${from}-${to}.csv"`);
    // Spreadsheets read a file as UTF-8 only if it begins with a byte order mark.
    return `\uFEFF${reportCsv(kind, rows)}`;
  });
}
