import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { blockClient, ChangedClient, Client, changeClient } from '#features/clients/contract.ts';
import type { ClientErrorBody } from '#features/clients/rules/refusals.ts';
import { ClientSearch } from '#features/clients/web/client-field.tsx';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { PaymentList } from '../payments/payment-list.tsx';
import { useMay } from '../practice-member.ts';
import { loadAgain } from './load-clients.ts';
import { MergeSection } from './merge-section.tsx';

/** The id of the button that opens the dialog. */
export const CLIENTS_BUTTON = 'clients';

const BLOCK_TITLE = 'block-title';

interface Open {
  readonly query: string;
  readonly client: Client | null;
}

/** Finds a client of the practice, to change what it knows of them or to block them. */
export function ClientsDialog({
  providerId,
  first = null,
  here = '/provider-portal',
  onClose,
  returnFocusTo = () => document.getElementById(CLIENTS_BUTTON),
}: {
  readonly providerId: number;
  /** The client with whom it opens; without one it searches. */
  readonly first?: Client | null;
  /** The address of the screen, to which a receipt leads back. */
  readonly here?: string;
  readonly onClose: () => void;
  readonly returnFocusTo?: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const name = first === null ? `client of ${providerId}` : `client ${first.id} of ${providerId}`;
  const [{ query, client }, setOpen] = useDraft<Open>(name, { query: '', client: first });
  const show = (found: Client | null) => setOpen({ query, client: found });
  return (
    <Dialog open onClose={onClose} title={client?.name ?? t`Clients`} returnFocusTo={returnFocusTo}>
      <div className="grid gap-6 pb-6">
        {client === null ? (
          <ClientSearch
            providerId={providerId}
            query={query}
            error={undefined}
            onQuery={(typed) => setOpen({ query: typed, client: null })}
            onChoose={show}
          />
        ) : (
          <>
            <p>
              <button type="button" className="link min-h-11" onClick={() => show(null)}>
                <Trans>Back to the search</Trans>
              </button>
            </p>
            <ClientForm key={recordOf(client)} providerId={providerId} client={client} onChanged={show} />
            <PaymentList
              key={`payments ${recordOf(client)}`}
              providerId={providerId}
              about={{ clientId: client.id }}
              purpose=""
              here={here}
            />
            {/* Without a key: it stays, and the focus on its title, when another client is shown. */}
            <MergeSection providerId={providerId} client={client} onChanged={show} />
            <BlockForm
              key={`block ${client.id}`}
              providerId={providerId}
              client={client}
              onChanged={(changed) => {
                show(changed);
                // The button that was pressed is gone.
                document.getElementById(BLOCK_TITLE)?.focus();
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface Part {
  readonly providerId: number;
  readonly client: Client;
  readonly onChanged: (client: Client) => void;
}

/** Sends a change once at a time. `fields` is what the server found wrong with the last one. */
function useClientChange({ providerId, onChanged }: Pick<Part, 'onChanged' | 'providerId'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showRefused = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const send = async (run: () => Promise<Client>) => {
    if (busy) return;
    setBusy(true);
    setFields({});
    try {
      const changed = await run();
      await loadAgain(queryClient, providerId);
      toast({ title: t`Changes saved` });
      onChanged(changed);
    } catch (error) {
      const { fields: wrong = {}, code, clients = [] } = errorBody<ClientErrorBody>(error) ?? {};
      const holder = code === 'hospital_number_taken' ? clients[0]?.name : undefined;
      setFields(holder === undefined ? wrong : { ...wrong, hospitalNumber: t`${holder} has this hospital number.` });
      showRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, fields, send };
}

/** What tells a client from the same one before another record was put to it or parted from it: the fields are others then. */
const recordOf = ({ id, merges }: Client): string => [id, ...merges.map((merge) => merge.id)].join(' ');

type TypedChange = Readonly<Record<'birthYear' | 'hospitalNumber' | 'name' | 'note' | 'phone', string>>;

const typedOf = ({ name, phone, hospitalNumber, birthYear, note }: Client): TypedChange => ({
  name,
  phone: phone ?? '',
  hospitalNumber: hospitalNumber ?? '',
  birthYear: birthYear === null ? '' : String(birthYear),
  note: note ?? '',
});

/** Returns the fields that differ from the client's. */
function changeOf(client: Client, typed: TypedChange): ChangedClient {
  const before = typedOf(client);
  const changed = Object.entries(typed).filter(([name, value]) => value !== before[name as keyof TypedChange]);
  const { birthYear, ...texts } = Object.fromEntries(changed) as Partial<TypedChange>;
  if (birthYear === undefined) return texts;
  return { ...texts, birthYear: birthYear.trim() === '' ? null : Number(birthYear) || 0 };
}

/** What the practice knows of a client. Name and number of an account are its person's. */
function ClientForm({ providerId, client, onChanged }: Part) {
  const [typed, setTyped] = useDraft(`changes of client ${recordOf(client)}`, () => typedOf(client));
  const { busy, fields, send } = useClientChange({ providerId, onChanged });
  const field = (name: keyof TypedChange) => ({
    value: typed[name],
    error: fields[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const save = () =>
    send(() =>
      call<typeof changeClient>('PUT', '/api/portal/providers/:id/clients/:clientId', {
        params: { id: providerId, clientId: client.id },
        body: changeOf(client, typed),
      }),
    );
  return (
    <form
      noValidate
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {client.hasAccount ? (
        <p className="text-soft sm:col-span-2">
          <Trans>This person has an account. They change their name and number in their profile.</Trans>
        </p>
      ) : (
        <>
          <TextInput label={<Trans>Name</Trans>} maxLength={100} {...field('name')} />
          <TextInput label={<Trans>Telephone (optional)</Trans>} inputMode="tel" maxLength={30} {...field('phone')} />
        </>
      )}
      <TextInput label={<Trans>Hospital number (optional)</Trans>} maxLength={30} {...field('hospitalNumber')} />
      <TextInput
        label={<Trans>Year of birth (optional)</Trans>}
        inputMode="numeric"
        maxLength={4}
        {...field('birthYear')}
      />
      <div className="sm:col-span-2">
        <TextInput
          label={<Trans>Note for the desk (optional)</Trans>}
          hint={<Trans>Nothing about health. The person gets it with a copy of all their data.</Trans>}
          maxLength={300}
          {...field('note')}
        />
      </div>
      <p className="sm:col-span-2">
        <BusyButton type="submit" busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save</Trans>
        </BusyButton>
      </p>
    </form>
  );
}

/** Stops a client from booking online, or allows it again; for owners and managers. */
function BlockForm({ providerId, client, onChanged }: Part) {
  const mayBlock = useMay('settings');
  const [reason, setReason] = useDraft(`reason to block client ${client.id}`, '');
  const { busy, fields, send } = useClientChange({ providerId, onChanged });
  const { blocked } = client;
  const set = (why: string | null) =>
    send(() =>
      call<typeof blockClient>('PUT', '/api/portal/providers/:id/clients/:clientId/block', {
        params: { id: providerId, clientId: client.id },
        body: { reason: why },
      }),
    );
  const why = blocked?.reason;
  return (
    <BlockSection>
      {blocked !== null && (
        <p className="notice notice-amber wrap-anywhere">
          <Trans>Can't book online here: {why}</Trans>
        </p>
      )}
      {!mayBlock ? (
        <p className="text-soft">
          <Trans>An owner or a manager can change this.</Trans>
        </p>
      ) : blocked === null ? (
        <>
          <TextInput
            label={<Trans>Why can't they book online?</Trans>}
            hint={
              <Trans>
                They are asked to call, and you can still book for them. They get the reason with a copy of all their
                data.
              </Trans>
            }
            autoComplete="off"
            maxLength={300}
            value={reason}
            error={fields['reason']}
            onChange={({ target }) => setReason(target.value)}
          />
          <p>
            <BusyButton
              className="button-urgent"
              busy={busy}
              busyText={<Trans>Saving...</Trans>}
              onClick={() => void set(reason)}
            >
              <Trans>Block online bookings</Trans>
            </BusyButton>
          </p>
        </>
      ) : (
        <p>
          <BusyButton busy={busy} busyText={<Trans>Saving...</Trans>} onClick={() => void set(null)}>
            <Trans>Allow online bookings again</Trans>
          </BusyButton>
        </p>
      )}
    </BlockSection>
  );
}

function BlockSection({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby={BLOCK_TITLE} className="grid gap-3 border-t border-line pt-4">
      <h3 id={BLOCK_TITLE} tabIndex={-1}>
        <Trans>Online bookings</Trans>
      </h3>
      {children}
    </section>
  );
}
