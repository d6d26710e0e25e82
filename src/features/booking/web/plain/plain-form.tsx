import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { CARRIED, type Carried, type PlainChoice, plainBookingPath } from '#features/booking/rules/plain-booking.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { CHIP } from '../steps/radio-chip.tsx';

/** What every part of a booking without scripts needs: the provider's id and what is chosen. */
export interface PlainProps {
  readonly providerId: number;
  readonly choice: PlainChoice;
}

/** A form of a booking, sent to one of its addresses. It carries the choice, and of the posted details what isn't among `own`. */
export function PlainForm({
  providerId,
  choice,
  to,
  own = [],
  children,
}: PlainProps & {
  readonly to: string;
  /** Names of the fields that the form itself has. */
  readonly own?: readonly string[];
  readonly children: ReactNode;
}) {
  const carried: Carried = useContext(PostedFormContext)?.values ?? {};
  const hidden = [
    ...Object.entries(choice).filter(([name]) => name !== 'day'),
    ...CARRIED.map((name) => [name, carried[name]] as const),
  ];
  return (
    <form noValidate method="post" action={`${plainBookingPath(providerId)}/${to}#problems`} className="grid gap-4">
      {hidden.map(
        ([name, value]) =>
          value !== undefined &&
          !own.includes(name) && <input key={name} type="hidden" name={name} value={value} autoComplete="off" />,
      )}
      {children}
    </form>
  );
}

/** What a form that came back needs. Links lead to its fields, whose ids begin with `plain-`. */
export function PlainProblems() {
  const { i18n } = useLingui();
  const posted = useContext(PostedFormContext);
  if (posted === null || (posted.message === '' && Object.keys(posted.fields).length === 0)) return null;
  const problems = Object.entries(posted.fields);
  return (
    <section
      id="problems"
      tabIndex={-1}
      aria-labelledby="problems-title"
      data-arrival=""
      className="rounded-card border-2 border-red p-4"
    >
      <h2 id="problems-title" className="text-[1.0625rem]">
        <Trans>There is a problem</Trans>
      </h2>
      <ul className="mt-1 font-semibold text-red">
        {problems.length === 0 && <li>{translateText(i18n, posted.message)}</li>}
        {problems.map(([name, message]) => (
          <li key={name}>
            <a href={`#plain-${name}`} className="inline-block py-2 underline underline-offset-3">
              {translateText(i18n, message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One choice of several in a form without scripts. */
export function PlainRadio({
  name,
  value,
  isChosen,
  id,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <label className={CHIP}>
      <input
        type="radio"
        name={name}
        value={value}
        id={id}
        defaultChecked={isChosen}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control focus-visible:outline-none"
      />
      {children}
    </label>
  );
}
