import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { NewMark } from '#features/offline/contract.ts';
import { type KeptDay, nextNumber } from '#features/offline/rules/day-now.ts';
import type { Priority } from '#features/queue/contract.ts';
import { useQueueWords } from '#features/queue/web/use-queue-words.ts';
import { isTelephone } from '#platform/common/phone-number.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { TypedMark } from './use-offline-day.ts';

const EMPTY = { name: '', phone: '', priority: 'usual' as Priority };

/** Enters a person who came without a visit, with the next number of this computer. */
export function WalkInForm({
  pack,
  marks,
  onEnter,
}: {
  readonly pack: KeptDay;
  readonly marks: readonly NewMark[];
  readonly onEnter: (typed: TypedMark, sentence: string) => Promise<void>;
}) {
  const { t } = useLingui();
  const words = useQueueWords();
  const [typed, setTyped] = useState(EMPTY);
  const [wrong, setWrong] = useState<{ readonly name?: string; readonly phone?: string }>({});
  // A second tap can come before the form is empty.
  const isSaving = useRef(false);
  const number = nextNumber(pack, marks, serverNow());
  const label = number === undefined ? undefined : `${pack.desk.series}${number}`;
  const save = async () => {
    const [name, phone] = [typed.name.trim(), typed.phone.trim()];
    const found = {
      ...(name.length < 2 && { name: t`Please enter the name of the person` }),
      ...(phone !== '' && !isTelephone(phone) && { phone: t`Please enter a valid phone number` }),
    };
    setWrong(found);
    if (isSaving.current || Object.keys(found).length > 0) return;
    isSaving.current = true;
    const person = { name, priority: typed.priority, ...(phone !== '' && { phone }) };
    await onEnter({ act: 'walk_in', ...person, ...(number !== undefined && { number }) }, `${label ?? ''} ${name}`);
    setTyped(EMPTY);
    isSaving.current = false;
  };
  return (
    <form
      noValidate
      className="card grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 className="text-xl">
        <Trans>New walk-in</Trans>
      </h2>
      <TextInput
        label={<Trans>Name</Trans>}
        error={wrong.name}
        autoComplete="off"
        maxLength={100}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <TextInput
        label={<Trans>Phone number (if there is one)</Trans>}
        error={wrong.phone}
        autoComplete="off"
        inputMode="tel"
        maxLength={30}
        value={typed.phone}
        onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
      />
      <SelectInput
        label={<Trans>Order</Trans>}
        value={typed.priority}
        onChange={({ target }) => setTyped({ ...typed, priority: target.value as Priority })}
      >
        {(['usual', 'priority', 'danger'] as const).map((each) => (
          <option key={each} value={each}>
            {words.priority(each)}
          </option>
        ))}
      </SelectInput>
      <button type="submit" className="button justify-self-start">
        {label === undefined ? <Trans>Enter, number follows</Trans> : <Trans>Give number {label}</Trans>}
      </button>
    </form>
  );
}
