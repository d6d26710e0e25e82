import { Trans, useLingui } from '@lingui/react/macro';
import { Delete } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useReducer, useRef } from 'react';
import { newPinEntry, PIN_LENGTH, reducePin, type Tile, tileByKey } from '#features/desks/rules/pin-entry.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const TILE = [
  'flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-edge px-2.5 py-2 font-semibold wrap-anywhere',
  'has-checked:border-green has-checked:bg-green-tint has-checked:text-green-strong',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
].join(' ');
const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey'] as const;

/**
 * Takes the PIN of a member: by touch, or by keyboard alone. Arrows and first letters choose the member, the sixth digit sends
 * the PIN.
 */
export function PinPad({
  members,
  firstId,
  unlock,
}: {
  readonly members: readonly Tile[];
  /** The member who is offered first; null for none. */
  readonly firstId: number | null;
  /** Unlocks with a PIN, or returns why it doesn't. */
  readonly unlock: (memberId: number, pin: string) => Promise<string | undefined>;
}) {
  const { t } = useLingui();
  const { entry, send } = usePin(members, firstId, unlock);
  const { memberId, digits, isBusy, problem } = entry;
  const chosen = members.find(({ id }) => id === memberId);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => {
    const tile = [':checked', '']
      .map((state) => document.querySelector<HTMLElement>(`[name="${list}"]${state}`))
      .find(Boolean);
    // Also on a touch screen: `inputMode` keeps its keyboard away, the pad stands in.
    (field.current ?? tile)?.focus({ preventScroll: true });
    // After the screen was hidden, which scrolls to its top.
    const frame = requestAnimationFrame(() => field.current?.form?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [list, memberId, problem]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (MODIFIERS.some((modifier) => event[modifier])) return;
    const member = tileByKey(members, memberId, event.key);
    const isInField = event.target === field.current;
    if (member !== undefined) send({ type: 'chosen', memberId: member });
    else if (!isInField && /^\d$/.test(event.key)) send({ type: 'digit', digit: event.key });
    else if (!isInField && event.key === 'Backspace') send({ type: 'erased' });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const name = chosen?.name ?? '';
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>Who are you?</Trans>
        </legend>
        <div className="grid max-h-[40dvh] grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-3">
          {members.map((member) => (
            <label key={member.id} className={TILE}>
              <input
                type="radio"
                name={list}
                className="sr-only"
                checked={member.id === memberId}
                onChange={() => send({ type: 'chosen', memberId: member.id })}
              />
              <span className="min-w-0 flex-1">{member.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen?.needsPassword === true ? (
        <p role="alert" className="notice notice-amber">
          <Trans>Too many wrong PINs. {name} has to sign in with the password.</Trans>
        </p>
      ) : (
        chosen !== undefined && (
          <form
            // Each member's field is another one, so that a screen reader says whose it is.
            key={chosen.id}
            className="grid gap-3 justify-self-center sm:justify-self-start"
            onSubmit={(event) => event.preventDefault()}
          >
            <label className="font-semibold wrap-anywhere" htmlFor={`${list}-pin`}>
              <Trans>PIN of {name}</Trans>
            </label>
            <input
              ref={field}
              id={`${list}-pin`}
              type="password"
              inputMode="none"
              autoComplete="off"
              maxLength={PIN_LENGTH}
              className="input w-64 text-center text-2xl tracking-[0.5em]"
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem === undefined ? undefined : `${list}-problem`}
              aria-busy={isBusy}
              value={digits}
              onChange={({ target }) => send({ type: 'typed', text: target.value })}
            />
            {problem !== undefined && (
              <p role="alert" id={`${list}-problem`} className="field-error max-w-64">
                {problem}
              </p>
            )}
            <div role="group" aria-label={t`Digits`} className="grid w-64 grid-cols-3 gap-2">
              {DIGITS.map((digit) => (
                <button
                  key={digit}
                  type="button"
                  className={`button button-ghost min-h-12 text-xl lg:min-h-14 ${digit === '0' ? 'col-start-2' : ''}`}
                  onClick={() => send({ type: 'digit', digit })}
                >
                  {digit}
                </button>
              ))}
              <button
                type="button"
                className="button button-ghost min-h-12 lg:min-h-14"
                aria-label={t`Delete the last digit`}
                onClick={() => send({ type: 'erased' })}
              >
                <Delete aria-hidden size={24} strokeWidth={1.75} />
              </button>
            </div>
          </form>
        )
      )}
    </div>
  );
}

/** The PIN as far as it is typed, and sending it. */
function usePin(members: readonly Tile[], firstId: number | null, unlock: Parameters<typeof PinPad>[0]['unlock']) {
  const [entry, send] = useReducer(reducePin, undefined, () => newPinEntry(members, firstId));
  const attempt = useEffectEvent(async () => {
    if (entry.memberId === null) return;
    const problem = await unlock(entry.memberId, entry.digits);
    if (problem !== undefined) send({ type: 'failed', problem });
  });
  useEffect(() => {
    if (entry.isBusy) void attempt();
  }, [entry.isBusy]);
  return { entry, send };
}
