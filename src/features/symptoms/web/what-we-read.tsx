import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { EntryCorrection, SymptomRecord } from '#features/symptoms/contract.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { translateText } from '#platform/web/translate-text.ts';

type Reading = NonNullable<SymptomRecord['result']['reading']>;
type Finding = Reading['present'][number];

/** Takes back what was read wrongly; the result is then found again. */
export interface TakeBack {
  readonly busy: boolean;
  readonly takeBack: (all: EntryCorrection['takenBack']) => void;
  /** What was taken back before. */
  readonly before: EntryCorrection['takenBack'];
}

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

/** What was understood of an entry and what wasn't, so that a person sees if something was read wrongly and takes it back. */
export function WhatWeRead({
  reading: { present, absent, notRead, takenBack = [] },
  correction,
}: {
  readonly reading: Reading;
  /** Undefined where nothing can be taken back. */
  readonly correction?: TakeBack | undefined;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (present.length + absent.length + notRead.length + takenBack.length === 0) return null;
  const namesOf = (findings: readonly { readonly name: string }[]) =>
    findings.map(({ name }) => translateText(i18n, name)).join(', ');
  const denied = namesOf(absent);
  const wrong = namesOf(takenBack);
  const words = quoted(notRead);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        <Trans>What we read</Trans>
      </h3>
      <ul className="mt-1 grid list-disc gap-1.5 ps-5">
        {present.map((finding) => (
          <Present
            key={finding.id}
            finding={finding}
            correction={correction}
            // The button goes with its finding; the heading is where the reader goes on.
            onSettled={() => heading.current?.focus()}
          />
        ))}
        {denied !== '' && (
          <li>
            <Trans>You do not have: {denied}</Trans>
          </li>
        )}
        {wrong !== '' && (
          <li>
            <Trans>You said this is not true: {wrong}</Trans>
          </li>
        )}
        {words !== '' && (
          <li>
            <Trans>Not read: {words}</Trans>
          </li>
        )}
      </ul>
      <p className="text-sm text-soft">
        {correction === undefined ? (
          <Trans>Is something wrong or missing? Record it again in other words.</Trans>
        ) : (
          <Trans>Is something missing? Record it again in other words.</Trans>
        )}
      </p>
    </section>
  );
}

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

function Present({
  finding: { id, name, days, isDanger = false },
  correction,
  onSettled,
}: {
  readonly finding: Finding;
  readonly correction: TakeBack | undefined;
  readonly onSettled: () => void;
}) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const shown = translateText(i18n, name);
  const send = (sure: boolean) => {
    setAsking(false);
    correction?.takeBack([...correction.before, { id, sure }]);
    onSettled();
  };
  const keep = () => {
    setAsking(false);
    onSettled();
  };
  return (
    <li>
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span>
          {shown}
          {days !== null && days >= 1 && (
            <>
              {', '}
              <Plural value={Math.round(days)} one="# day" other="# days" />
            </>
          )}
        </span>
        {correction !== undefined && !isAsking && (
          <button
            type="button"
            className="button button-ghost text-sm"
            aria-disabled={correction.busy || undefined}
            aria-label={t`Not true: ${shown}`}
            onClick={() => (isDanger ? setAsking(true) : send(false))}
          >
            <Trans>Not true</Trans>
          </button>
        )}
      </span>
      {isAsking && (
        <div className="notice notice-red my-2 grid gap-2" role="group" aria-label={shown}>
          <p>
            <Trans>This can be a danger sign. Take it back only if you are sure that it is not true.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button button-ghost" ref={focusOn} onClick={keep}>
              <Trans>Keep it</Trans>
            </button>
            <button type="button" className="button button-ghost" onClick={() => send(true)}>
              <Trans>I am sure it is not true</Trans>
            </button>
          </div>
        </div>
      )}
    </li>
  );
}
