import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { CancelNote } from '#features/appointments/web/cancel-note.tsx';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { useNow } from '#platform/web/use-now.ts';
import { dropOwnWrite, type OwnWrite } from '#platform/web/waiting/own-writes.ts';
import { PracticePhone } from './practice-phone.tsx';
import { useKindNames } from './use-kind-names.ts';

/** What a patient did without network and the server doesn't have yet, or didn't take. */
export function UnsentWrites({ userId, writes }: { readonly userId: number; readonly writes: readonly OwnWrite[] }) {
  return (
    <section aria-labelledby="not-sent" className="notice notice-amber grid gap-3">
      <h2 id="not-sent" className="flex items-center gap-2 text-lg">
        <Hourglass aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        <Trans>Not sent yet</Trans>
      </h2>
      <ul className="grid gap-3">
        {writes.map((write) => (
          <Item key={write.id} userId={userId} write={write} />
        ))}
      </ul>
    </section>
  );
}

function Item({ userId, write }: { readonly userId: number; readonly write: OwnWrite }) {
  const { i18n } = useLingui();
  const names = useKindNames();
  const { id, kind, about, text, madeAtMs, problem } = write;
  const name = names[kind];
  const time = lagosTime(madeAtMs);
  return (
    <li className="grid gap-1 wrap-anywhere">
      <p className="font-semibold">
        {name}
        {about !== '' && `, ${about}`} ({time})
      </p>
      {text !== '' && <p className="whitespace-pre-line">{text}</p>}
      {kind === 'cancellation' && <Cancellation userId={userId} path={write.request.path} />}
      {problem === undefined ? (
        <p>
          {kind === 'cancellation' ? (
            <Trans>It counts when it reaches us. Until then your visit stands.</Trans>
          ) : (
            <Trans>It is sent when the network is back.</Trans>
          )}
        </p>
      ) : (
        <p role="alert" className="font-semibold">
          <Trans>This was not accepted:</Trans> {translateText(i18n, problem)}
        </p>
      )}
      <button type="button" className="button button-ghost justify-self-start" onClick={() => void dropOwnWrite(id)}>
        <Trans>Delete</Trans>
        <span className="sr-only">{name}</span>
      </button>
    </li>
  );
}

/** What a cancellation may cost by the time it counts, and whom to call. */
function Cancellation({ userId, path }: { readonly userId: number; readonly path: string }) {
  const { data = [], dataUpdatedAt } = usePathQuery(appointmentsOf(userId));
  const nowMs = useNow(dataUpdatedAt);
  const appointment = data.find(({ id }) => path === `/api/appointments/${id}/status`);
  if (appointment === undefined) return null;
  const { provider, lateFee, date } = appointment;
  return (
    <>
      <CancelNote fee={lateFee} name={provider.name} isLate={isInsideNotice(Date.parse(date), nowMs)} />
      <PracticePhone id={provider.id} name={provider.name} />
    </>
  );
}
