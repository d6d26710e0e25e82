import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';

/**
 * Sends a change of papers or payments, one at a time, and loads again what shows them. `change` returns what the server replied,
 * undefined if it refused; `fields` is what it found wrong with the last one.
 */
export function usePaperChange() {
  const queryClient = useQueryClient();
  const showRefused = useNotSavedToast();
  // A second tap can come before the screen shows that the first one counted.
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const reload = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        /^\/api\/portal\/(papers\/|visits\/\d+\/|providers\/\d+\/(fees|owed|payments|takings))/.test(String(path)),
    });
  async function change<Reply>(
    send: () => Promise<Reply>,
    done: string,
    description?: string,
  ): Promise<Reply | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setFields({});
    try {
      const reply = await send();
      await reload();
      toast({ title: done, description });
      return reply;
    } catch (error) {
      const refused = errorBody(error);
      setFields(refused?.fields ?? {});
      if (refused?.fields === undefined) showRefused(error);
      if (refused !== undefined && refused.fields === undefined) await reload();
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, fields, change };
}
