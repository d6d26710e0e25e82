import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { User } from '#features/auth/contract.ts';
import type { ProfileValues } from '#features/profile/rules/profile-fields.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { HealthFields } from './health-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useProfileEditor } from './profile-editor.ts';

/** The profile fields. The save button appears while a field is being edited. */
export function ProfileFields({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const { control } = useFormContext<ProfileValues>();
  const { editing, save, saving, saved } = useProfileEditor();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The save button, which had the focus, is gone.
    if (saved && document.activeElement === document.body) form.current?.focus();
  }, [saved]);
  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={t`Your profile`}
      tabIndex={-1}
      className="card grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ErrorSummary control={control} />
      <output className={saved ? 'notice notice-green block font-semibold' : 'sr-only'}>
        {saved && <Trans>Profile updated successfully.</Trans>}
      </output>
      <div>
        <dl className="border-b border-line py-3.5">
          <dt className="text-sm text-soft">
            <Trans>Username</Trans>
          </dt>
          <dd className="font-semibold wrap-anywhere">{user.username}</dd>
        </dl>
        <ContactFields user={user} />
        <PlaceFields user={user} />
        <HealthFields user={user} />
      </div>
      {editing.size > 0 && (
        <SubmitButton
          busy={saving}
          busyText={<Trans>Saving...</Trans>}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          <Trans>Save All Changes</Trans>
        </SubmitButton>
      )}
    </form>
  );
}
