import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReceiptContent } from '../contract.ts';
import type { PaperKind } from '../rules/paper-kinds.ts';

/** The kinds of papers, in words. */
export const PAPER_NAMES: Readonly<Record<PaperKind, MessageDescriptor>> = {
  summary: msg`Summary of the visit`,
  referral: msg`Referral letter`,
  prescription: msg`Prescription`,
  sick_note: msg`Sick note`,
  receipt: msg`Receipt`,
};

/** How a practice was paid, in words. */
export const METHOD_NAMES: Readonly<Record<ReceiptContent['method'], MessageDescriptor>> = {
  cash: msg`cash`,
  transfer: msg`bank transfer`,
  pos: msg`card (POS)`,
  hmo: msg`insurance (HMO)`,
};
