import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import {
  actsFor,
  type DayPerson,
  isInDanger,
  type KeptDay,
  pointsToBegin,
  raisesFor,
} from '#features/offline/rules/day-now.ts';
import type { MarkAct } from '#features/offline/rules/merge-mark.ts';
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
  pack,
  nowMs,
  onMark,
  onTakeBack,
}: {
  readonly person: DayPerson;
  /** False on a day that hasn't come. */
  readonly canAct: boolean;
  readonly pack: KeptDay;
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
  const hasPoints = pack.points.length > 0;
  const actWord = (act: MarkAct) => words.act(act, hasPoints);
  const acts = canAct ? actsFor(person, pack.points, nowMs) : [];
  const raises = canAct ? raisesFor(person, hasPoints) : [];
  const pointName = pack.points.find(({ id }) => id === person.pointId)?.name;
  const facts = [service, person.person].filter((fact) => fact !== null).join(' · ');
  return (
    <li className="card grid gap-2 p-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {startMs !== null && <span className="font-bold tabular-nums">{lagosTime(startMs)}</span>}
        {label !== null && <span className="badge">{label}</span>}
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
        {priority !== 'usual' && <span className="badge">{priorityName(priority)}</span>}
        <span className="text-soft">{[words.state(state), pointName].filter(Boolean).join(', ')}</span>
      </div>
      {isInDanger(person) && <DangerNote point={person.takeTo} />}
      {facts !== '' && <p className="text-soft wrap-anywhere">{facts}</p>}
      <WaitingNotes waiting={waiting} />
      {(canAct || waiting.length > 0) && (
        <div className="flex flex-wrap gap-2">
          <ActButtons person={person} pack={pack} acts={acts} onMark={onMark} />
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
          <TakeBack person={person} word={actWord} onTakeBack={onTakeBack} />
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

/** What can be marked of a person, and at which service point, where there is a choice. */
function ActButtons({
  person,
  pack,
  acts,
  onMark,
}: {
  readonly person: DayPerson;
  readonly pack: KeptDay;
  readonly acts: readonly MarkAct[];
  readonly onMark: (typed: TypedMark, sentence: string) => void;
}) {
  const { t } = useLingui();
  const words = useMarkWords();
  const actWord = (act: MarkAct) => words.act(act, pack.points.length > 0);
  const { name, about } = person;
  const rooms = acts.includes('begin') ? pointsToBegin(person, pack) : [];
  const [chosenId, setChosenId] = useState<number>();
  const room = rooms.find(({ id }) => id === chosenId) ?? rooms[0];
  return (
    <>
      {room !== undefined && (
        <select
          className="input w-auto max-w-full"
          aria-label={t`Where ${name} is seen`}
          value={room.id}
          onChange={({ target }) => setChosenId(Number(target.value))}
        >
          {rooms.map((point) => (
            <option key={point.id} value={point.id}>
              {point.name}
            </option>
          ))}
        </select>
      )}
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          aria-label={`${actWord(act)}, ${name}`}
          className="button button-ghost"
          // A second tap would meet the next button.
          onClick={({ detail }) => {
            if (detail > 1) return;
            const where = act === 'begin' && room !== undefined ? { toPointId: room.id } : {};
            onMark({ ...about, act, ...where }, `${name}: ${actWord(act)}`);
          }}
        >
          {actWord(act)}
        </button>
      ))}
    </>
  );
}

/** Takes back what was marked here last, by its name. */
function TakeBack({
  person: { name, waiting },
  word,
  onTakeBack,
}: {
  readonly person: DayPerson;
  readonly word: (act: MarkAct) => string;
  readonly onTakeBack: (markId: string) => void;
}) {
  const { t } = useLingui();
  const last = waiting.at(-1);
  if (last === undefined) return null;
  const act = word(last.act);
  return (
    <button
      type="button"
      className="button button-ghost"
      aria-label={t`Take back: ${act}, ${name}`}
      onClick={({ detail }) => detail < 2 && onTakeBack(last.id)}
    >
      {t`Take back: ${act}`}
    </button>
  );
}

/** What was noted here for colleagues, who read it once it is sent. */
function WaitingNotes({ waiting }: Pick<DayPerson, 'waiting'>) {
  const notes = waiting.filter(({ text }) => text !== undefined);
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {notes.map(({ id, text }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-semibold">
            <Trans>Note, not sent yet:</Trans>
          </span>{' '}
          {text}
        </li>
      ))}
    </ul>
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
