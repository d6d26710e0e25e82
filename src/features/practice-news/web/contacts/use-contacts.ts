import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addressOf, channelOf, isUnanswered } from '#features/practice-news/rules/alert-contacts.ts';
import type {
  AlertContact,
  addContact,
  listContacts,
  NewContact,
  removeContact,
  testContact,
} from '#features/practice-news/rules/contact-contract.ts';
import { ApiError, call } from '#platform/web/calls/call.ts';
import { get, type PathQuery } from '#platform/web/calls/query-client.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { toast } from '#platform/web/toast-store.ts';

/** How often an open page asks whether a test alert was answered, ms. */
const ASK_MS = 15_000;

function contactsOf(providerId: number): PathQuery<AlertContact[]> {
  return get<typeof listContacts>('/api/portal/providers/:id/contacts', { params: { id: providerId } });
}

/**
 * Reads the contacts of a practice, again and again while a test alert has no answer. `onAnswered` is called when the
 * number of confirmed contacts has changed.
 */
export function useContacts(providerId: number, onAnswered: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = contactsOf(providerId);
  const { data: contacts, isError, refetch } = usePathQuery(contactsOf(providerId));
  const [name] = queryKey;
  const waits = contacts?.some(isUnanswered) ?? false;
  useEffect(() => {
    if (!waits) return;
    const ask = () => {
      if (document.visibilityState === 'visible') void queryClient.refetchQueries({ queryKey: [name] });
    };
    const timer = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [queryClient, name, waits]);

  const confirmed = contacts?.filter(({ confirmedAt }) => confirmedAt !== null).length;
  const before = useRef(confirmed);
  useEffect(() => {
    if (confirmed !== undefined && before.current !== undefined && confirmed !== before.current) onAnswered();
    before.current = confirmed;
  }, [confirmed, onAnswered]);
  return { contacts, isError, refetch };
}

type Act = 'add' | `test ${number}` | 'remove';

/** What can be done with contacts. Each act returns its error, if it failed, and has shown it, except `add`. */
export function useContactChanges(providerId: number) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showNotSaved = useNotSavedToast();
  const announce = useTestAnnouncement();
  const [underWay, setUnderWay] = useState<readonly Act[]>([]);
  const { queryKey } = contactsOf(providerId);
  const setContacts = (change: (contacts: AlertContact[]) => AlertContact[]) =>
    queryClient.setQueryData<AlertContact[]>(queryKey, (contacts = []) => change(contacts));

  const run = async (which: Act, act: () => Promise<void>): Promise<unknown> => {
    setUnderWay((acts) => [...acts, which]);
    try {
      await act();
      return undefined;
    } catch (error) {
      // The list on this page may be behind that of the server.
      if (error instanceof ApiError) await queryClient.invalidateQueries({ queryKey });
      if (which !== 'add') showNotSaved(error);
      return error;
    } finally {
      setUnderWay((acts) => acts.filter((each) => each !== which));
    }
  };
  return {
    isBusy: (which: Act) => underWay.includes(which),
    add: (contact: NewContact) =>
      run('add', async () => {
        const params = { id: providerId };
        const added = await call<typeof addContact>('POST', '/api/portal/providers/:id/contacts', {
          params,
          body: contact,
        });
        setContacts((contacts) => [...contacts.filter(({ id }) => id !== added.id), added]);
        const address = addressOf(added);
        if (added.confirmedAt === null) announce(added);
        else
          toast({ title: t`Address added`, description: t`${address} answered for another place of your practice.` });
      }),
    test: ({ id: contactId }: AlertContact) =>
      run(`test ${contactId}`, async () => {
        const tested = await call<typeof testContact>('POST', '/api/portal/providers/:id/contacts/:contactId/test', {
          params: { id: providerId, contactId },
        });
        setContacts((contacts) => contacts.map((each) => (each.id === tested.id ? tested : each)));
        announce(tested);
      }),
    remove: ({ id: contactId, ...contact }: AlertContact) =>
      run('remove', async () => {
        await call<typeof removeContact>('DELETE', '/api/portal/providers/:id/contacts/:contactId', {
          params: { id: providerId, contactId },
        });
        setContacts((contacts) => contacts.filter(({ id }) => id !== contactId));
        const address = addressOf(contact);
        toast({ title: t`Address removed`, description: t`No more news go to ${address}.` });
      }),
  };
}

/** Says that a test alert was sent, and what to do with it. */
function useTestAnnouncement() {
  const { t } = useLingui();
  return (contact: AlertContact) => {
    const address = addressOf(contact);
    const descriptions = {
      email: t`Open the mail at ${address} and press the button in it.`,
      sms: t`Open the link in the message to ${address} and press the button there.`,
      push: t`Open the message that appears on the device and press the button there.`,
    };
    toast({ title: t`Test alert sent`, description: descriptions[channelOf(contact)] });
  };
}
