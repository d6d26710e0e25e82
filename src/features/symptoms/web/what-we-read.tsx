import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { translateText } from '#platform/web/translate-text.ts';

type Reading = NonNullable<SymptomRecord['result']['reading']>;

const quoted = (parts: readonly string[]) => parts.map((part) => `“${part}”`).join(', ');

/** Says first that words were not read, and what to do then. */
export function NotRead({ parts }: { readonly parts: readonly string[] }) {
  const words = quoted(parts);
  return (
    <div className="notice notice-amber grid gap-1">
      <p className="font-bold">
        {words === '' ? <Trans>We could not read your words.</Trans> : <Trans>We could not read: {words}</Trans>}
      </p>
      <p>
        <Trans>
          So we cannot say how urgent it is. Record it again in English or Pidgin, or choose symptoms from the list. If
          it may be serious, go to a hospital now or call {EMERGENCY_NUMBER}.
        </Trans>
      </p>
    </div>
  );
}

/** What was understood of an entry and what wasn't, so that a person sees if something was read wrongly. */
export function WhatWeRead({ reading: { present, absent, notRead } }: { readonly reading: Reading }) {
  const { i18n } = useLingui();
  if (present.length + absent.length + notRead.length === 0) return null;
  const denied = absent.map(({ name }) => translateText(i18n, name)).join(', ');
  const words = quoted(notRead);
  return (
    <section>
      <h3>
        <Trans>What we read</Trans>
      </h3>
      <ul className="mt-1 list-disc ps-5">
        {present.map(({ id, name, days }) => (
          <li key={id}>
            {translateText(i18n, name)}
            {days !== null && days >= 1 && (
              <>
                {', '}
                <Plural value={Math.round(days)} one="# day" other="# days" />
              </>
            )}
          </li>
        ))}
        {denied !== '' && (
          <li>
            <Trans>You do not have: {denied}</Trans>
          </li>
        )}
        {words !== '' && (
          <li>
            <Trans>Not read: {words}</Trans>
          </li>
        )}
      </ul>
      <p className="text-sm text-soft">
        <Trans>Is something wrong or missing? Record it again in other words.</Trans>
      </p>
    </section>
  );
}
