import { requireMember } from '#features/directory/server/require-member.ts';
import { figureGroups, figuresCsv } from '#features/portal/rules/figures/figure-lines.ts';
import { figuresOf } from '#features/portal/rules/figures/figures.ts';
import { downloadFigures, readFigures } from '#features/portal/rules/figures/figures-contract.ts';
import { FIGURES_RANGE_WRONG } from '#features/portal/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { type DayRange, resolveRange } from '#platform/common/figures/day-range.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { findFigureRows } from './figures-store.ts';

/** They read all visits of the days. */
const FIGURES_LIMIT = { max: 30, timeWindow: '1 minute' };

/** The figures of a place, computed at each request. */
export function installFigures({ app, db, now }: Context): void {
  const limited = { rateLimit: FIGURES_LIMIT };
  const read = async (providerId: number, wanted: Partial<DayRange>) => {
    const range = resolveRange(wanted, now());
    if (range === undefined) throw new AppError(FIGURES_RANGE_WRONG);
    return { ...range, groups: figureGroups(figuresOf(await findFigureRows(db, providerId, range))) };
  };

  route(
    app,
    readFigures,
    async ({ params, query, user }) => {
      await requireMember(db, params.id, user, 'figures');
      const { from, to, groups } = await read(params.id, query);
      return { from, to, groups: groups.map((group) => ({ ...group, lines: [...group.lines] })) };
    },
    limited,
  );

  route(
    app,
    downloadFigures,
    async ({ params, query, user, reply }) => {
      await requireMember(db, params.id, user, 'figures');
      const { from, to, groups } = await read(params.id, query);
      reply.header('content-disposition', `attachment; filename="figures-${from}-${to}.csv"`);
      // Spreadsheets read a file as UTF-8 only if it begins with a byte order mark.
      return `\uFEFF${figuresCsv(groups)}`;
    },
    limited,
  );
}
