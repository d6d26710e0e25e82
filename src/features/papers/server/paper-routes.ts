import { appointmentByLink, LINK_LIMIT } from '#features/appointments/server/appointment-link-routes.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';
import { listPapers, readLinkedPapers, readOwnPaper, type VerifiedPaper, verifyPaper } from '../contract.ts';
import { initialsOf } from '../rules/initials.ts';
import { NO_SUCH_PAPER, UNKNOWN_CODE } from '../rules/refusals.ts';
import { readCode } from '../rules/verify-code.ts';
import { findByCode, findOwnPaper, findOwnPapers, findPaper, findPapersOf, type PaperRow } from './paper-store.ts';
import { printedPaper, shownPaper } from './shown-paper.ts';

const LINKED_STATES = ['scheduled', 'completed', 'cancelled'] as const;
/** How long after the visit its link opens the papers, ms. */
const LINKED_MS = 30 * 24 * 60 * 60_000;
/** A person types a code or two; a machine tries many. */
const VERIFY_LIMIT = { max: 20, timeWindow: '1 minute' };

/** What patients read of their papers, and what anyone learns who holds one. Members' calls are the portal's. */
export function installPapers(context: Context): void {
  const { app, db, config, now } = context;
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
    readLinkedPapers,
    async ({ body }) => {
      const { appointment, contact } = await appointmentByLink(context, body.token, LINKED_STATES, LINKED_MS);
      // An account's papers are behind its password; a link can be passed on.
      if (contact.email !== '') return [];
      const found = (await findPapersOf(db, appointment.id)).filter(({ signedAt }) => signedAt !== null);
      return found.map((row) => printedPaper(row, { nowMs: now(), origin: ownOrigin(config, app) }));
    },
    { rateLimit: LINK_LIMIT },
  );

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
