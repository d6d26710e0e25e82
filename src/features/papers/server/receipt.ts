import { randomBytes } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import type { ReceiptContent } from '../contract.ts';
import { CODE_BYTES, codeFrom } from '../rules/verify-code.ts';
import { findAuthor, findPaper, insertPaper, takeNumber, writeSignature, writeVoid } from './paper-store.ts';
import { letterheadOf } from './shown-paper.ts';

/** Whom and what a receipt is for, and the member who gives it. */
export interface ReceiptFor {
  readonly practiceId: number;
  readonly providerId: number;
  readonly patientId: number;
  readonly forName: string | null;
  readonly appointmentId: number | null;
  readonly userId: number;
  readonly key: string;
  readonly nowMs: number;
}

/** Makes the receipt of a payment, signed and numbered, and returns its id. */
export async function issueReceipt(tx: Database, about: ReceiptFor, content: ReceiptContent): Promise<number> {
  const { userId, nowMs, practiceId, ...rest } = about;
  const at = new Date(nowMs);
  const made = { ...rest, practiceId, kind: 'receipt' as const, authorId: userId, createdAt: at, updatedAt: at };
  const id = await insertPaper(tx, { ...made, body: { content } });
  const draft = id === undefined ? undefined : await findPaper(tx, id);
  if (id === undefined || draft === undefined) throw new Error('The receipt just made cannot be read.');
  await writeSignature(tx, id, {
    number: await takeNumber(tx, practiceId, 'receipt'),
    body: { content, letterhead: letterheadOf(draft, nowMs) },
    authorId: userId,
    authorLine: (await findAuthor(tx, practiceId, userId)).name,
    verifyCode: codeFrom(randomBytes(CODE_BYTES)),
    signedAt: at,
  });
  return id;
}

/** Voids a receipt, with its payment. */
export async function voidReceipt(
  tx: Database,
  id: number,
  by: { readonly reason: string; readonly userId: number; readonly nowMs: number },
): Promise<void> {
  await writeVoid(tx, id, by);
}
