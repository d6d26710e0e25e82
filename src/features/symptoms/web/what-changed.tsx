import { Trans, useLingui } from '@lingui/react/macro';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { translateText } from '#platform/web/translate-text.ts';

type Change = NonNullable<SymptomRecord['result']['changed']>;

/** Says in one line what the answers to follow-up questions changed. */
export function WhatChanged({ changed }: { readonly changed: Change | undefined }) {
  const { i18n } = useLingui();
  if (changed === undefined) return null;
  const { yes, no, urgency, condition } = changed;
  const list = (names: readonly string[]) => names.map((name) => translateText(i18n, name)).join(', ');
  const present = list(yes);
  const absent = list(no);
  const name = condition === null ? '' : translateText(i18n, condition);
  return (
    <p>
      {present !== '' && <Trans>You said yes to: {present}.</Trans>}{' '}
      {absent !== '' && <Trans>You said no to: {absent}.</Trans>}{' '}
      {urgency === 'higher' && <Trans>So this is more urgent than before.</Trans>}
      {urgency === 'lower' && <Trans>So this is less urgent than before.</Trans>}
      {urgency === 'same' && name === '' && <Trans>So the advice stays the same.</Trans>}
      {urgency === 'same' && name !== '' && <Trans>So it may be {name}.</Trans>}
    </p>
  );
}
