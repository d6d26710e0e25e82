import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import { mailtoHref } from '#features/support/rules/contact-letter.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ToastTemplate } from './toast-template.tsx';
import { useSupportContact } from './use-support-contact.ts';

/**
 * The contact form of a document without the app: the browser posts it. With scripts, `keep-contact-form.ts` posts it
 * in place. Its key makes a form that is sent twice one message.
 */
export function PlainContactForm({
  user,
  about,
}: {
  readonly user: User | null;
  /** What the form opens with. */
  readonly about: Readonly<Record<string, string>>;
}) {
  const { t, i18n } = useLingui();
  const support = useSupportContact();
  const posted = useContext(PostedFormContext);
  const [key] = useState(() => posted?.values['key'] || newKey());
  const values: Readonly<Record<string, string>> = posted?.values ?? {
    ...about,
    ...(user !== null && { name: user.fullName, email: user.email }),
  };
  const letter = { name: '', email: '', category: '', subject: '', message: '', ...values };
  const isRefused = posted !== null && Object.keys(posted.fields).length === 0;
  return (
    <form noValidate method="post" action="/contact-us#problems" className="grid gap-4">
      <input type="hidden" name="key" value={key} autoComplete="off" />
      <PostedProblems idPrefix="contact-" />
      {support?.email && (
        <p className="notice notice-amber" data-unsent="" hidden={!isRefused}>
          <Trans>
            Your message was not sent and is still here. You can try again, or{' '}
            <a href={mailtoHref(support.email, letter)} className="underline">
              send it with your e-mail program
            </a>
            .
          </Trans>
        </p>
      )}
      <ContactFields
        field={(name) => ({
          name,
          id: `contact-${name}`,
          defaultValue: values[name] ?? '',
          error: posted?.fields[name],
        })}
      />
      <BusyButton type="submit" busy={false} busyText={<Trans>Sending...</Trans>}>
        <Trans>Send Message</Trans>
      </BusyButton>
      <ToastTemplate
        when={isRefused ? 'arrival' : 'failure'}
        title={t`Error sending message`}
        description={isRefused ? translateText(i18n, posted.message) : t`An unexpected error occurred`}
        isError
      />
    </form>
  );
}
