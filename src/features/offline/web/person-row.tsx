import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { actsFor, type DayPerson } from '#features/offline/rules/day-now.ts';
import { MAX_NOTE } from '#features/offline/rules/offline-limits.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { useMarkWords } from './use-mark-words.ts';
import type { TypedMark } from './use-offline-day.ts';

/** A person of the day: what is known, and what can be marked. */
export function PersonRow({
  person,
  canAct,
  hasPoints,
  nowMs,
  onMark,
  onTakeBack,
}: {
  readonly person: DayPerson;
  /** False on a day that hasn't come. */
  readonly canAct: boolean;
  readonly hasPoints: boolean;
  readonly nowMs: number;
  /** The sentence says it to a screen reader. */
  readonly onMark: (typed: TypedMark, sentence: string) => void;
  readonly onTakeBack: (markId: string) => void;
}) {
  const { t } = useLingui();
  const words = useMarkWords();
  const [isNoting, setNoting] = useState(false);
  const { name, startMs, service, label, state, about, waiting } = person;
  const takeBack = t`Take back`;
  const last = waiting.at(-1);
  const acts = canAct ? actsFor(person, hasPoints, nowMs) : [];
  const facts = [service, person.person].filter((fact) => fact !== null).join(' · ');
  return (
    <li className="card grid gap-2 p-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {startMs !== null && <span className="font-bold tabular-nums">{lagosTime(startMs)}</span>}
        {label !== null && <span className="badge">{label}</span>}
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
        <span className="text-soft">{words.state(state)}</span>
      </div>
      {facts !== '' && <p className="text-soft wrap-anywhere">{facts}</p>}
      {(canAct || last !== undefined) && (
        <div className="flex flex-wrap gap-2">
          {acts.map((act) => (
            <button
              key={act}
              type="button"
              aria-label={`${words.act(act)}, ${name}`}
              className="button button-ghost"
              // A second tap would meet the next button.
              onClick={({ detail }) => detail < 2 && onMark({ ...about, act }, `${name}: ${words.act(act)}`)}
            >
              {words.act(act)}
            </button>
          ))}
          {canAct && (
            <button
              type="button"
              className="button button-ghost"
              aria-expanded={isNoting}
              aria-label={`${words.act('note')}, ${name}`}
              onClick={() => setNoting(!isNoting)}
            >
              {words.act('note')}
            </button>
          )}
          {last !== undefined && (
            <button
              type="button"
              className="button button-ghost"
              aria-label={`${takeBack}, ${name}`}
              onClick={({ detail }) => detail < 2 && onTakeBack(last)}
            >
              {takeBack}
            </button>
          )}
        </div>
      )}
      {isNoting && (
        <NoteField
          onSave={(text) => {
            setNoting(false);
            if (text !== '') onMark({ ...about, act: 'note', text }, t`Note saved.`);
          }}
        />
      )}
    </li>
  );
}

function NoteField({ onSave }: { readonly onSave: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <label htmlFor={id} className="font-semibold">
        <Trans>Note for your colleagues</Trans>
      </label>
      <textarea
        id={id}
        className="input min-h-20"
        maxLength={MAX_NOTE}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button justify-self-start">
        <Trans>Save note</Trans>
      </button>
    </form>
  );
}
