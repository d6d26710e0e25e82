import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Client, ClientMerge, mergeClient, undoMerge } from '#features/clients/contract.ts';
import { mayUndo, UNDO_DAYS } from '#features/clients/rules/claim.ts';
import { ClientSearch } from '#features/clients/web/client-field.tsx';
import { withPassword } from '#features/desks/web/with-password.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { monthDayYear } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { useMay } from '../practice-member.ts';
import { loadAgain } from './load-clients.ts';

interface Part {
  readonly providerId: number;
  readonly client: Client;
  readonly onChanged: (client: Client) => void;
}

const TITLE = 'merge-title';

/** The records that became a part of a client's, and a way to say that another client is the same person. */
export function MergeSection({ providerId, client, onChanged }: Part) {
  const mayMerge = useMay('merging');
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [other, setOther] = useState<Client | null>(null);
  const change = useClientAct({
    providerId,
    onChanged: (changed) => {
      setIsOpen(false);
      setOther(null);
      onChanged(changed);
      // The button that was pressed is gone.
      document.getElementById(TITLE)?.focus();
    },
  });
  if (!mayMerge && client.merges.length === 0) return null;
  return (
    <section aria-labelledby={TITLE} className="grid gap-3 border-t border-line pt-4">
      <h3 id={TITLE} tabIndex={-1}>
        <Trans>The same person</Trans>
      </h3>
      {client.merges.map((merge) => (
        <MergeLine
          key={merge.id}
          merge={merge}
          client={client}
          busy={change.isPending}
          onUndo={mayMerge ? () => change.run({ undo: merge.id }) : undefined}
        />
      ))}
      {change.problem !== undefined && (
        <p role="alert" className="notice notice-red">
          {change.problem}
        </p>
      )}
      {!mayMerge ? null : !isOpen ? (
        <p>
          <button type="button" className="button button-ghost" onClick={() => setIsOpen(true)}>
            <Trans>Same person as another client...</Trans>
          </button>
        </p>
      ) : other === null ? (
        <ClientSearch
          providerId={providerId}
          query={query}
          error={undefined}
          onQuery={setQuery}
          onChoose={(found) => found.id !== client.id && setOther(found)}
        />
      ) : (
        <Compared
          client={client}
          other={other}
          busy={change.isPending}
          onKeep={() => setOther(null)}
          onMerge={() => change.run({ clientId: client.id, into: other.id })}
        />
      )}
    </section>
  );
}

type Act = { readonly clientId: number; readonly into: number } | { readonly undo: number };

async function send(providerId: number, act: Act): Promise<Client> {
  if ('undo' in act) {
    return await call<typeof undoMerge>('POST', '/api/portal/providers/:id/merges/:mergeId/undo', {
      params: { id: providerId, mergeId: act.undo },
    });
  }
  return await call<typeof mergeClient>('POST', '/api/portal/providers/:id/clients/:clientId/merge', {
    params: { id: providerId, clientId: act.clientId },
    body: { into: act.into },
  });
}

/** Merges or parts clients, once at a time, and loads the lists of visits again. At a shared computer it asks for the password. */
function useClientAct({ providerId, onChanged }: Pick<Part, 'onChanged' | 'providerId'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const underWay = useRef(false);
  const acting = useMutation({
    mutationFn: (act: Act) => withPassword(() => send(providerId, act)),
    onSuccess: async (client, act) => {
      await loadAgain(queryClient, providerId);
      toast({ title: 'undo' in act ? t`They are two clients again` : t`They are one client now` });
      onChanged(client);
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  return {
    isPending: acting.isPending,
    problem: acting.isError ? reasonOf(acting.error) : undefined,
    run: (act: Act) => {
      if (underWay.current) return;
      underWay.current = true;
      acting.mutate(act);
    },
  };
}

/** A record that became a part of the client's, and the button that parts them again. */
function MergeLine({
  merge: { kind, at, name, hospitalNumber },
  client,
  busy,
  onUndo,
}: {
  readonly merge: ClientMerge;
  readonly client: Client;
  readonly busy: boolean;
  /** Absent for who may not. */
  readonly onUndo: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  const nowMs = useNow(0);
  const day = monthDayYear(i18n, lagosDate(Date.parse(at)));
  const differs = name !== client.name;
  const number = hospitalNumber !== null && hospitalNumber !== client.hospitalNumber ? hospitalNumber : null;
  return (
    <div className="notice grid gap-2 wrap-anywhere">
      <p>
        {kind === 'claim' ? (
          <Trans>Linked to an account on {day} by the person.</Trans>
        ) : (
          <Trans>Put together with another client on {day}.</Trans>
        )}{' '}
        {differs && <Trans>You had the name {name}.</Trans>}{' '}
        {number !== null && <Trans>The other hospital number is {number}.</Trans>}
      </p>
      {onUndo !== undefined && mayUndo(Date.parse(at), nowMs) && (
        <p>
          <BusyButton className="button-ghost" busy={busy} busyText={<Trans>Saving...</Trans>} onClick={onUndo}>
            <Trans>Not the same person: part them</Trans>
          </BusyButton>
        </p>
      )}
    </div>
  );
}

/** What tells a client from one with the same name. */
function calledOf({ name, hospitalNumber, phone, birthYear }: Client): string {
  const number = hospitalNumber ?? phone ?? birthYear;
  return number === null ? name : `${name} (${number})`;
}

/** Two clients side by side, before they become one. */
function Compared({
  client,
  other,
  busy,
  onKeep,
  onMerge,
}: {
  readonly client: Client;
  readonly other: Client;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onMerge: () => void;
}) {
  const { t, i18n } = useLingui();
  const lastDay = ({ lastVisitAt }: Client) =>
    lastVisitAt === null ? null : monthDayYear(i18n, lagosDate(Date.parse(lastVisitAt)));
  const [staying, leaving] = client.hasAccount ? [client, other] : [other, client];
  const rows: readonly (readonly [ReactNode, (of: Client) => number | string | null])[] = [
    [
      <Trans key="becomes">Afterwards</Trans>,
      ({ id }) => (id === staying.id ? t`Stays` : t`Becomes a part of the other`),
    ],
    [<Trans key="name">Name</Trans>, ({ name }) => name],
    [<Trans key="phone">Telephone</Trans>, ({ phone }) => phone],
    [<Trans key="number">Hospital number</Trans>, ({ hospitalNumber }) => hospitalNumber],
    [<Trans key="born">Year of birth</Trans>, ({ birthYear }) => birthYear],
    [<Trans key="last">Last visit</Trans>, lastDay],
    [<Trans key="account">Account</Trans>, ({ hasAccount }) => (hasAccount ? t`Has an account` : t`No account`)],
  ];
  const [stays, goes] = [calledOf(staying), calledOf(leaving)];
  const lastSeenOn = lastDay(leaving);
  const until = monthDayYear(i18n, addDays(lagosDate(useNow(0)), UNDO_DAYS));
  return (
    <div className="grid gap-3">
      <table className="w-full text-start">
        <caption className="sr-only">
          <Trans>Both clients</Trans>
        </caption>
        <tbody>
          {rows.map(([label, of], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={row} className="border-b border-line align-top">
              <th scope="row" className="py-2 pe-3 text-start font-semibold">
                {label}
              </th>
              <td className="py-2 pe-3 wrap-anywhere">{of(client) ?? '-'}</td>
              <td className="py-2 wrap-anywhere">{of(other) ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {lastSeenOn === null ? (
          <Trans>
            {stays} stays and keeps name and numbers. All papers and payments of {goes} move there.
          </Trans>
        ) : (
          <Trans>
            {stays} stays and keeps name and numbers. All visits of {goes}, the last on {lastSeenOn}, and all papers and
            payments move there.
          </Trans>
        )}{' '}
        <Trans>
          What is empty at {stays} is filled in from {goes}. Until {until} you can part them again. The person can see
          in their log that you did this.
        </Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost" onClick={onKeep}>
          <Trans>Choose again</Trans>
        </button>
        <BusyButton busy={busy} busyText={<Trans>Saving...</Trans>} onClick={onMerge}>
          <Trans>Yes, the same person</Trans>
        </BusyButton>
      </p>
    </div>
  );
}
