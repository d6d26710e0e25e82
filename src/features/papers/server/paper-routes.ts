import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';
import { listPapers, readOwnPaper, type VerifiedPaper, verifyPaper } from '../contract.ts';
import { initialsOf } from '../rules/initials.ts';
import { NO_SUCH_PAPER, UNKNOWN_CODE } from '../rules/refusals.ts';
import { readCode } from '../rules/verify-code.ts';
import { findByCode, findOwnPaper, findOwnPapers, findPaper, type PaperRow } from './paper-store.ts';
import { printedPaper, shownPaper } from './shown-paper.ts';

/** A person types a code or two; a machine tries many. */
const VERIFY_LIMIT = { max: 20, timeWindow: '1 minute' };

/** What patients read of their papers, and what anyone learns who holds one. Members' calls are the portal's. */
export function installPapers({ app, db, config, now }: Context): void {
  route(app, listPapers, async ({ user }) => {
    const own = await findOwnPapers(db, user.id);
    const shown = own.map((row) => shownPaper(row, now()));
    return new Page(shown, shown.length, { limit: Math.max(1, shown.length), offset: 0 });
  });

  route(app, readOwnPaper, async ({ params, user }) => {
    const found = await findOwnPaper(db, params.id, user.id);
    if (found === undefined) throw new AppError(NO_SUCH_PAPER);
    return printedPaper(found, { nowMs: now(), origin: ownOrigin(config, app) });
  });

  route(
    app,
    verifyPaper,
    async ({ params }) => {
      const code = readCode(params.code);
      const found = code === undefined ? undefined : await findByCode(db, code);
      if (found === undefined) throw new AppError(UNKNOWN_CODE);
      const next = found.replacedBy === null ? undefined : await findPaper(db, found.replacedBy);
      return verified(found, next);
    },
    { rateLimit: VERIFY_LIMIT },
  );
}

function verified(paper: PaperRow, next: PaperRow | undefined): VerifiedPaper {
  const { kind, body, voidedAt } = paper;
  const { practice, patient } = body.letterhead ?? { practice: { name: '', isDemo: false }, patient: { name: '' } };
  return {
    kind,
    practice: practice.name,
    isDemo: practice.isDemo,
    ...numberAndDay(paper),
    initials: initialsOf(patient.name),
    state: voidedAt === null ? 'valid' : next === undefined ? 'void' : 'replaced',
    replacedBy: next === undefined ? null : numberAndDay(next),
  };
}

function numberAndDay({ number, signedAt }: PaperRow) {
  return { number: number ?? 0, date: lagosDate(signedAt?.getTime() ?? 0) };
}
