import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { connectScreen, endScreen } from '#features/queue/rules/board-contract.ts';
import { shownCode } from '#features/queue/rules/screen-code.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { screensOf } from '../queue-queries.ts';

/** Connects a screen by the code that it shows, and disconnects the connected ones. */
export function ConnectedScreens({ providerId }: { readonly providerId: number }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const showNotSaved = useNotSavedToast();
  const { data: screens } = usePathQuery(screensOf(providerId));
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (which: string, act: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(which);
    try {
      await act();
      await queryClient.invalidateQueries({ queryKey: screensOf(providerId).queryKey });
    } catch (error) {
      const reason = errorBody(error)?.fields?.['code'];
      if (reason !== undefined) setWrong(translateText(i18n, reason));
      else showNotSaved(error);
    } finally {
      setBusy(null);
    }
  };
  const connect = async () => {
    await call<typeof connectScreen>('POST', '/api/portal/providers/:id/screens', {
      params: { id: providerId },
      body: { code },
    });
    setCode('');
    toast({ title: t`The screen is connected` });
  };
  const end = async (ended: string) => {
    await call<typeof endScreen>('DELETE', '/api/portal/providers/:id/screens/:code', {
      params: { id: providerId, code: ended },
    });
    toast({ title: t`The screen is disconnected` });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWrong(undefined);
    if (code.trim() === '') return setWrong(t`Type the code that the screen shows.`);
    void run('connect', connect);
  };
  const address = typeof window === 'undefined' ? '' : `${window.location.host}/board`;
  return (
    <>
      <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        <div className="min-w-[14rem] flex-1">
          <TextInput
            label={<Trans>Code on the screen</Trans>}
            hint={<Trans>Open {address} in the browser of the screen. It shows six letters and digits.</Trans>}
            error={wrong}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onChange={({ target }) => setCode(target.value)}
          />
        </div>
        <BusyButton type="submit" busy={busy === 'connect'} busyText={<Trans>Saving...</Trans>}>
          <Trans>Connect the screen</Trans>
        </BusyButton>
      </form>
      {screens !== undefined && screens.length > 0 && (
        <ul aria-label={t`Connected screens`} className="grid gap-2">
          {screens.map((screen) => {
            const day = pastDay(i18n, lagosDate(Date.parse(screen.since)));
            const shown = shownCode(screen.code);
            return (
              <li key={screen.code} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span>
                  <Trans>
                    Screen {shown}, connected {day}
                  </Trans>
                </span>
                <BusyButton
                  className="button-ghost"
                  busy={busy === screen.code}
                  busyText={<Trans>Saving...</Trans>}
                  onClick={() => void run(screen.code, () => end(screen.code))}
                >
                  <Trans>Disconnect</Trans> <span className="sr-only">{shown}</span>
                </BusyButton>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
