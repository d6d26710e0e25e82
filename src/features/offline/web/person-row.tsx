import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { actsFor, type DayPerson, isInDanger, raisesFor } from '#features/offline/rules/day-now.ts';
import { MAX_NOTE } from '#features/offline/rules/offline-limits.ts';
import type { Priority } from '#features/queue/contract.ts';
import { useQueueWords } from '#features/queue/web/use-queue-words.ts';
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
  const { priority: priorityName } = useQueueWords();
  const { name, startMs, service, label, state, about, priority, waiting } = person;
  const takeBack = t`Take back`;
  const last = waiting.at(-1);
  const acts = canAct ? actsFor(person, hasPoints, nowMs) : [];
  const raises = canAct ? raisesFor(person, hasPoints) : [];
  const facts = [service, person.person].filter((fact) => fact !== null).join(' · ');
  return (
    <li className="card grid gap-2 p-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {startMs !== null && <span className="font-bold tabular-nums">{lagosTime(startMs)}</span>}
        {label !== null && <span className="badge">{label}</span>}
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
        {priority !== 'usual' && <span className="badge">{priorityName(priority)}</span>}
        <span className="text-soft">{words.state(state)}</span>
      </div>
      {isInDanger(person) && <DangerNote point={person.takeTo} />}
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
          {raises.length > 0 && (
            <RaiseSelect
              name={name}
              priority={priority}
              raises={raises}
              onRaise={(to) => onMark({ ...about, act: 'priority', priority: to }, `${name}: ${priorityName(to)}`)}
            />
          )}
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

function DangerNote({ point }: { readonly point: string | null }) {
  return (
    <p className="notice notice-red flex items-center gap-2 font-bold">
      <TriangleAlert aria-hidden size={22} strokeWidth={2} className="flex-none" />
      <span className="wrap-anywhere">
        {point === null ? (
          <Trans>Danger sign. Call a doctor or nurse now.</Trans>
        ) : (
          <Trans>Danger sign. Take them to {point} now.</Trans>
        )}
      </span>
    </p>
  );
}

/** Raises the priority of a person who waits. */
function RaiseSelect({
  name,
  priority,
  raises,
  onRaise,
}: {
  readonly name: string;
  readonly priority: Priority;
  readonly raises: readonly Priority[];
  readonly onRaise: (to: Priority) => void;
}) {
  const { t } = useLingui();
  const words = useQueueWords();
  return (
    <select
      className="input w-auto max-w-full"
      aria-label={t`Order, ${name}`}
      value={priority}
      onChange={({ target }) => onRaise(target.value as Priority)}
    >
      {[priority, ...raises].map((each) => (
        <option key={each} value={each}>
          {words.priority(each)}
        </option>
      ))}
    </select>
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
