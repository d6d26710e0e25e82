import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client, listClients } from '#features/clients/contract.ts';
import {
  type TypedClient,
  type TypedClientChoice,
  typedClient,
  type WrongClient,
} from '#features/clients/rules/typed-client.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { dialable } from '#platform/common/phone-number.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePaused } from '#platform/web/calls/use-paused.ts';
import { monthDayYear } from '#platform/web/format-date.ts';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** How long after the last key a search is sent, ms. */
const TYPING_MS = 250;
const MIN_QUERY = 2;

/** Puts the cursor into the first field of what appears. */
const focusInput = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

/** One field that finds a client of the practice, or starts a new one. */
export function ClientField({
  providerId,
  typed: { query, client, newClient },
  wrong,
  onChange,
}: {
  readonly providerId: number;
  readonly typed: TypedClientChoice;
  readonly wrong: WrongClient;
  /** Receives `client` only if another person is chosen. */
  readonly onChange: (change: Partial<TypedClientChoice>) => void;
}) {
  const choose = (found: Client) => onChange({ client: found, newClient: null });
  const start = () => onChange({ client: null, newClient: typedClient(query) });
  const again = () => onChange({ client: null, newClient: null });
  if (client !== null) return <ChosenClient client={client} onAgain={again} />;
  if (newClient !== null) {
    return (
      <NewClientFields
        providerId={providerId}
        typed={newClient}
        onChoose={choose}
        wrong={wrong}
        onChange={(changed) => onChange({ newClient: changed })}
        onAgain={again}
      />
    );
  }
  return (
    <ClientSearch
      providerId={providerId}
      query={query}
      error={wrong.query}
      onQuery={(typed) => onChange({ query: typed })}
      onChoose={choose}
      onNew={start}
    />
  );
}

/** A field that finds clients of the practice and, if wanted, starts a new one. */
export function ClientSearch({
  providerId,
  query,
  error,
  onQuery,
  onChoose,
  onNew,
}: {
  readonly providerId: number;
  readonly query: string;
  readonly error: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (client: Client) => void;
  /** Absent where only known clients count. */
  readonly onNew?: () => void;
}) {
  const { t } = useLingui();
  const { clients, isSettled, hasFailed } = useFoundClients(providerId, query.trim());
  const typed = query.trim();
  return (
    <div ref={focusInput} className="grid gap-2">
      <TextInput
        label={onNew === undefined ? <Trans>Find a client</Trans> : <Trans>Who comes?</Trans>}
        hint={<Trans>Name, telephone or hospital number. Enter takes the only one found.</Trans>}
        autoComplete="off"
        maxLength={100}
        value={query}
        error={error}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.length < MIN_QUERY) return;
          event.preventDefault();
          if (!isSettled) return;
          const [first, second] = clients;
          if (first === undefined) onNew?.();
          // A family shares a number: which of them it is has to be chosen.
          else if (second === undefined) onChoose(first);
        }}
      />
      <ul className="grid gap-2 empty:hidden" aria-label={t`Clients found`}>
        {clients.map((client) => (
          <li key={client.id}>
            <ClientButton client={client} onChoose={() => onChoose(client)} />
          </li>
        ))}
      </ul>
      {onNew === undefined && isSettled && clients.length === 0 && (
        <p role="status" className="text-soft">
          <Trans>No client found</Trans>
        </p>
      )}
      {hasFailed && typed.length >= MIN_QUERY && (
        <p role="status" className="text-red">
          <Trans>
            The search found no connection. They may be a client already: look again before you enter them as new.
          </Trans>
        </p>
      )}
      {onNew !== undefined && typed.length >= MIN_QUERY && (isSettled || hasFailed) && (
        <button type="button" className="button button-ghost justify-start wrap-anywhere" onClick={onNew}>
          <Trans>New client: {typed}</Trans>
        </button>
      )}
    </div>
  );
}

/** The clients whom a search finds a moment after the last key, and whether they are those of the present query. */
function useFoundClients(providerId: number, query: string) {
  const settled = usePaused(query, TYPING_MS);
  const { queryKey } = get<typeof listClients>('/api/portal/providers/:id/clients', {
    params: { id: providerId },
    query: { q: settled },
  });
  const { data, isFetching, isError, isPaused } = useQuery<Client[]>({
    queryKey,
    enabled: settled.length >= MIN_QUERY,
    staleTime: 0,
    gcTime: 0,
  });
  const clients = query.length >= MIN_QUERY ? (data ?? []) : [];
  const isSettled = settled === query && data !== undefined && !isFetching && !isError;
  return { clients, isSettled, hasFailed: (isError || isPaused) && !isFetching };
}

/** A client to choose. */
function ClientButton({ client, onChoose }: { readonly client: Client; readonly onChoose: () => void }) {
  return (
    <button
      type="button"
      className="card flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-4 py-2 text-start"
      onClick={onChoose}
    >
      <ClientLine client={client} />
    </button>
  );
}

/** What tells a client from others of the same name: numbers, birth year, last visit, account. */
function ClientLine({ client }: { readonly client: Client }) {
  const { i18n } = useLingui();
  const { name, hospitalNumber, phone, birthYear, blocked, lastVisitAt, hasAccount } = client;
  const lastDay = lastVisitAt === null ? '' : monthDayYear(i18n, lagosDate(Date.parse(lastVisitAt)));
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name}</span>
      {hospitalNumber !== null && <span className="font-bold tabular-nums">{hospitalNumber}</span>}
      {phone !== null && <span className="text-soft tabular-nums">{phone}</span>}
      {birthYear !== null && (
        <span className="text-soft">
          <Trans>born {birthYear}</Trans>
        </span>
      )}
      {lastDay !== '' && (
        <span className="text-soft">
          <Trans>last visit {lastDay}</Trans>
        </span>
      )}
      {hasAccount && (
        <span className="text-soft">
          <Trans>has an account</Trans>
        </span>
      )}
      {blocked !== null && (
        <span className="badge badge-amber">
          <Trans>Blocked online</Trans>
        </span>
      )}
    </>
  );
}

function ChosenClient({ client, onAgain }: { readonly client: Client; readonly onAgain: () => void }) {
  return (
    <Chosen onAgain={onAgain}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <ClientLine client={client} />
      </p>
      {client.note !== null && <p className="text-[0.9375rem] text-soft wrap-anywhere">{client.note}</p>}
    </Chosen>
  );
}

function Chosen({ onAgain, children }: { readonly onAgain: () => void; readonly children: ReactNode }) {
  return (
    <div className="card flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0">{children}</div>
      <button type="button" className="link min-h-11" onClick={onAgain}>
        <Trans>Somebody else</Trans>
      </button>
    </div>
  );
}

function NewClientFields({
  providerId,
  typed,
  wrong,
  onChoose,
  onChange,
  onAgain,
}: {
  readonly providerId: number;
  readonly onChoose: (client: Client) => void;
  readonly typed: TypedClient;
  readonly wrong: WrongClient;
  readonly onChange: (typed: TypedClient) => void;
  readonly onAgain: () => void;
}) {
  const field = (name: keyof TypedClient) => ({
    value: typed[name],
    error: wrong[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...typed, [name]: target.value }),
  });
  return (
    <fieldset ref={focusInput} className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 flex w-full items-center justify-between gap-2 font-semibold">
        <Trans>New client</Trans>
      </legend>
      <TextInput label={<Trans>Name</Trans>} maxLength={100} {...field('name')} />
      <TextInput label={<Trans>Telephone (optional)</Trans>} inputMode="tel" maxLength={30} {...field('phone')} />
      <TextInput label={<Trans>Hospital number (optional)</Trans>} maxLength={30} {...field('hospitalNumber')} />
      <TextInput
        label={<Trans>Year of birth (optional)</Trans>}
        inputMode="numeric"
        maxLength={4}
        {...field('birthYear')}
      />
      <SameNumber providerId={providerId} phone={typed.phone} onChoose={onChoose} />
      <p className="sm:col-span-2">
        <button type="button" className="link min-h-11" onClick={onAgain}>
          <Trans>Search again</Trans>
        </button>
      </p>
    </fieldset>
  );
}

/** The clients whom a typed number belongs to: it may be one of them, or a relative who shares it. */
function SameNumber({
  providerId,
  phone,
  onChoose,
}: {
  readonly providerId: number;
  readonly phone: string;
  readonly onChoose: (client: Client) => void;
}) {
  const number = dialable(phone);
  const { clients } = useFoundClients(providerId, number === undefined ? '' : phone.trim());
  const owners = clients.filter((client) => dialable(client.phone) === number);
  return (
    <div role="status" className="grid gap-2 empty:hidden sm:col-span-2">
      {owners.length > 0 && (
        <>
          <p>
            <Trans>This number belongs to a client. Choose them, or go on if it is another person of the family.</Trans>
          </p>
          {owners.map((client) => (
            <ClientButton key={client.id} client={client} onChoose={() => onChoose(client)} />
          ))}
        </>
      )}
    </div>
  );
}

/** The clients who may be the person who was typed in, or that it is another one. */
export function SameClients({
  clients,
  other,
  onChoose,
  onOther,
}: {
  readonly clients: readonly Client[];
  /** What the button for another person says. */
  readonly other: ReactNode;
  readonly onChoose: (client: Client) => void;
  /** Absent if it can't be another person. */
  readonly onOther: (() => void) | undefined;
}) {
  if (clients.length === 0) return null;
  return (
    <>
      {clients.map((client) => (
        <ClientButton key={client.id} client={client} onChoose={() => onChoose(client)} />
      ))}
      {onOther !== undefined && (
        <button type="button" className="button button-ghost" onClick={onOther}>
          {other}
        </button>
      )}
    </>
  );
}
