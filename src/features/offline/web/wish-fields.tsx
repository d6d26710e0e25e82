import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { NewMark } from '#features/offline/contract.ts';
import { type TypedWish, wantedMs, wishProblems } from '#features/offline/rules/wish.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { longDay } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { TypedMark } from './use-offline-day.ts';

const EMPTY: TypedWish = { name: '', phone: '', day: '', time: '' };

/** Notes who wants a visit and when, for the time when the network is back, and lists what was noted here. */
export function WishForm({
  marks,
  onEnter,
  onTakeBack,
}: {
  readonly marks: readonly NewMark[];
  readonly onEnter: (typed: TypedMark, sentence: string) => Promise<void>;
  readonly onTakeBack: (markId: string) => void;
}) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(EMPTY);
  const [wrong, setWrong] = useState<ReturnType<typeof wishProblems>>({});
  // A second tap can come before the form is empty.
  const isSaving = useRef(false);
  const save = async () => {
    const found = wishProblems(typed, serverNow());
    setWrong(found);
    const wanted = wantedMs(typed);
    if (isSaving.current || wanted === undefined || Object.keys(found).length > 0) return;
    isSaving.current = true;
    const [name, phone] = [typed.name.trim(), typed.phone.trim()];
    await onEnter({ act: 'wish', name, phone, wantedAt: new Date(wanted).toISOString() }, t`Noted: ${name}`);
    setTyped(EMPTY);
    isSaving.current = false;
  };
  const field = (name: keyof TypedWish) => {
    const problem = wrong[name];
    return {
      value: typed[name],
      error: problem === undefined ? undefined : translateText(i18n, problem),
      autoComplete: 'off',
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setTyped((before) => ({ ...before, [name]: target.value })),
    };
  };
  const today = lagosDate(serverNow());
  return (
    <form
      noValidate
      aria-labelledby="wish-title"
      className="card grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div>
        <h2 id="wish-title" className="text-xl">
          <Trans>Wants a visit</Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            Nothing can be booked without network. Promise no time: say that you call back. The wish is shown to you
            once the network is there.
          </Trans>
        </p>
      </div>
      <Waiting marks={marks} onTakeBack={onTakeBack} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput label={<Trans>Who wants to come</Trans>} maxLength={100} {...field('name')} />
        <TextInput label={<Trans>Number to call back</Trans>} inputMode="tel" maxLength={30} {...field('phone')} />
        <TextInput label={<Trans>Wanted day</Trans>} type="date" min={today} {...field('day')} />
        <TextInput label={<Trans>Wanted time</Trans>} type="time" {...field('time')} />
      </div>
      <button type="submit" className="button justify-self-start">
        <Trans>Note the wish</Trans>
      </button>
    </form>
  );
}

/** The wishes that wait to be sent. */
function Waiting({
  marks,
  onTakeBack,
}: {
  readonly marks: readonly NewMark[];
  readonly onTakeBack: (markId: string) => void;
}) {
  const { t, i18n } = useLingui();
  const wishes = marks.filter(({ act }) => act === 'wish');
  if (wishes.length === 0) return null;
  return (
    <ul aria-label={t`Wishes that wait to be sent`} className="grid gap-2">
      {wishes.map(({ id, name = '', phone, wantedAt = '' }) => {
        const wanted = Date.parse(wantedAt);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2 wrap-anywhere">
            <span className="font-semibold">{name}</span>
            <span className="tabular-nums">{phone}</span>
            <span className="min-w-40 flex-1">
              {longDay(i18n, lagosDate(wanted))}, {lagosTime(wanted)}
            </span>
            <button
              type="button"
              className="button button-ghost"
              aria-label={t`Take back: the wish of ${name}`}
              onClick={({ detail }) => detail < 2 && onTakeBack(id)}
            >
              {t`Take back`}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
