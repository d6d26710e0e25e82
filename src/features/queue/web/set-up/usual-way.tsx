import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { addPoint, PointKind } from '#features/queue/contract.ts';
import { KIND_NAMES, type ServedPerson, USUAL_KINDS, usualWay } from '#features/queue/rules/usual-way.ts';
import { call } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { TickedChoices } from '#platform/web/forms/form-parts.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import type { QueueHandle } from '../use-queue.ts';

/** What a small clinic has; a laboratory is ticked where there is one. */
const FIRST_TICKED: readonly PointKind[] = ['records', 'vitals', 'doctor', 'cash', 'pharmacy'];

/** What the queue is for, and its service points set up in one press. */
export function UsualWay({
  providerId,
  people,
  mayChange,
  queue,
}: {
  readonly providerId: number;
  readonly people: readonly ServedPerson[];
  readonly mayChange: boolean;
  readonly queue: QueueHandle;
}) {
  return (
    <section className="card grid gap-4 sm:p-6">
      <h2>
        <Trans>A number for everyone who waits</Trans>
      </h2>
      <ul className="grid max-w-[68ch] list-disc gap-1 ps-5">
        <li>
          <Trans>Everyone who comes gets a number. You see who waits where, and whom to call next.</Trans>
        </li>
        <li>
          <Trans>A screen in the waiting room shows the numbers, never a name.</Trans>
        </li>
        <li>
          <Trans>Patients follow their place on their own phone, and see how long it may take.</Trans>
        </li>
      </ul>
      {mayChange ? (
        <ChooseWay providerId={providerId} people={people} queue={queue} />
      ) : (
        <p className="notice">
          <Trans>An owner or manager can set it up here, signed in with the password.</Trans>
        </p>
      )}
    </section>
  );
}

function ChooseWay({
  providerId,
  people,
  queue,
}: Pick<Parameters<typeof UsualWay>[0], 'people' | 'providerId' | 'queue'>) {
  const { t, i18n } = useLingui();
  const showNotSaved = useNotSavedToast();
  const [kinds, setKinds] = useState(FIRST_TICKED);
  const [busy, setBusy] = useState(false);
  const nameOf = (kind: PointKind) => translateText(i18n, KIND_NAMES[kind]);
  const doctors = people.map(({ name }) => name).join(', ');
  const way = usualWay(kinds, people, nameOf);
  const set = async () => {
    setBusy(true);
    try {
      // One after the other: the order in which they are added is the way.
      for (const body of way) {
        await call<typeof addPoint>('POST', '/api/portal/providers/:id/points', {
          params: { id: providerId },
          body,
          headers: { 'idempotency-key': newKey() },
        });
      }
    } catch (error) {
      showNotSaved(error);
    }
    await queue.reload();
    setBusy(false);
    requestAnimationFrame(() => document.getElementById('queue-title')?.focus());
  };
  return (
    <>
      <TickedChoices
        legend={<Trans>Where do people wait at your place?</Trans>}
        choices={USUAL_KINDS.map((kind) => ({
          value: kind,
          label: kind === 'doctor' && doctors !== '' ? `${nameOf(kind)} (${doctors})` : nameOf(kind),
        }))}
        chosen={kinds}
        error={undefined}
        onChange={setKinds}
      />
      <p>
        <BusyButton
          busy={busy}
          busyText={<Trans>Saving...</Trans>}
          disabled={way.length === 0}
          onClick={() => void set()}
        >
          {t`${plural(way.length, { one: 'Set up # service point', other: 'Set up # service points' })}`}
        </BusyButton>
      </p>
      <p className="text-sm text-soft">
        <Trans>You can rename, order, add and remove them at any time.</Trans>
      </p>
    </>
  );
}
