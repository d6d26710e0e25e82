import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnPage, withdrawPageChange } from '#features/network/rules/page/page-contract.ts';
import { PAGE_FIELDS, type PageField } from '#features/network/rules/page/page-fields.ts';
import { pageWords } from '#features/network/rules/page/page-words.ts';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { ownPageOf } from './page-queries.ts';

/** Says below a field that a change of it waits for review, with a button to withdraw it, or why the last was refused. */
export function ReviewNote({ page, field }: { readonly page: OwnPage; readonly field: PageField }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const showRefusal = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const waiting = page.waiting.find((change) => change.field === field);
  const refused = page.refused.find((change) => change.field === field);
  const words = (value: unknown) => translateText(i18n, pageWords(field, value));
  const { queryKey } = ownPageOf(page.id);
  if (waiting === undefined) {
    if (refused === undefined) return null;
    const [wanted, reason] = [words(refused.wanted), refused.reason];
    return (
      <p className="notice notice-amber wrap-anywhere">
        <Trans>
          We have not made your last change, to: {wanted}. Our reason: {reason}
        </Trans>
      </p>
    );
  }
  const withdraw = async () => {
    setBusy(true);
    try {
      const now = await call<typeof withdrawPageChange>('DELETE', '/api/portal/providers/:id/page/changes/:changeId', {
        params: { id: page.id, changeId: waiting.id },
      });
      // The button is gone then.
      note.current?.parentElement?.querySelector<HTMLElement>('input, select')?.focus();
      queryClient.setQueryData(queryKey, now);
      toast({ title: t`Change withdrawn` });
    } catch (error) {
      showRefusal(error);
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey });
    }
  };
  const [wanted, since] = [words(waiting.wanted), shortMoment(i18n, waiting.sentAt)];
  return (
    <div ref={note} className="notice grid justify-items-start gap-2 wrap-anywhere">
      <p className="flex items-start gap-2">
        <Clock aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
        <span>
          <Trans>
            Waiting for review since {since}: {wanted}
          </Trans>
        </span>
      </p>
      <BusyButton
        className="button-ghost px-3"
        busy={busy}
        busyText={<Trans>Withdrawing...</Trans>}
        onClick={() => void withdraw()}
      >
        <Trans>Withdraw</Trans>
        <span className="sr-only">: {translateText(i18n, PAGE_FIELDS[field].label)}</span>
      </BusyButton>
    </div>
  );
}
