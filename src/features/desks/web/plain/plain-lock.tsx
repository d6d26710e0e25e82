import { Trans, useLingui } from '@lingui/react/macro';
import type { getDeskScreen } from '#features/desks/contract.ts';
import { PIN_LENGTH } from '#features/desks/rules/pin-entry.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PlainForm, usePlainField, usePosted } from '#platform/web/forms/plain-form.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** What the lock screen of this computer shows. */
export const DESK_SCREEN = get<typeof getDeskScreen>('/api/portal/desk');

/** The lock screen of a shared computer without scripts; in any other browser it leads to sign in. */
export function PlainLock({ action, signInHref }: { readonly action: string; readonly signInHref: string }) {
  const { data: screen } = usePathQuery(DESK_SCREEN);
  return (
    <>
      {screen !== undefined && screen.members.length > 0 && (
        <>
          <p className="font-semibold">
            {screen.placeName} · {screen.name}
          </p>
          <PinForm action={action} members={screen.members} />
        </>
      )}
      <a href={signInHref} className="button button-ghost justify-self-start">
        <Trans>Sign in with your password</Trans>
      </a>
    </>
  );
}

function PinForm({
  action,
  members,
}: {
  readonly action: string;
  readonly members: readonly { readonly id: number; readonly name: string; readonly needsPassword: boolean }[];
}) {
  const { i18n } = useLingui();
  const posted = usePosted(action);
  const field = usePlainField(action);
  const error = posted?.fields['member'];
  return (
    <PlainForm action={action}>
      <fieldset id="plain-member" tabIndex={-1} className="field">
        <legend className="font-semibold">
          <Trans>Who are you?</Trans>
        </legend>
        {error !== undefined && <span className="field-error">{translateText(i18n, error)}</span>}
        {members
          .filter(({ needsPassword }) => !needsPassword)
          .map(({ id, name }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="member"
                value={id}
                defaultChecked={posted?.values['member'] === String(id)}
                className="size-5 flex-none accent-green"
              />
              {name}
            </label>
          ))}
      </fieldset>
      <TextInput
        {...field('pin')}
        defaultValue=""
        type="password"
        inputMode="numeric"
        maxLength={PIN_LENGTH}
        label={<Trans>PIN, 6 digits</Trans>}
        autoComplete="off"
      />
      <button type="submit" className="button justify-self-start">
        <Trans>Unlock</Trans>
      </button>
    </PlainForm>
  );
}
