import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '#features/auth/contract.ts';
import { NewContactMessage, type sendContactMessage } from '#features/support/contract.ts';
import { mailtoHref } from '#features/support/rules/contact-letter.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { ContactFields } from './contact-fields.tsx';
import { useSupportContact } from './use-support-contact.ts';

type Letter = BodyOf<typeof sendContactMessage>;

/**
 * The contact form of the app. `onSent` gets the ticket number, and whether the text contains danger signs. If sending
 * fails, the visitor can use a mail program instead.
 */
export function ContactForm({
  user,
  about,
  onSent,
}: {
  readonly user: User | null;
  /** What the form opens with. */
  readonly about: Partial<Letter>;
  readonly onSent: (sent: { readonly ticket: string; readonly danger: boolean }) => void;
}) {
  const { t, i18n } = useLingui();
  const support = useSupportContact();
  const keys = useRef(new Map<string, string>());
  const [unsent, setUnsent] = useState<Letter | null>(null);
  const form = useForm<Letter>({
    resolver: standardSchemaResolver(NewContactMessage),
    defaultValues: { ...about, ...(user !== null && { name: user.fullName, email: user.email }) },
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const send = async (body: Letter) => {
    const content = JSON.stringify(body);
    const key = keys.current.get(content) ?? newKey();
    keys.current.set(content, key);
    try {
      const headers = { 'idempotency-key': key };
      const sent = await call<typeof sendContactMessage>('POST', '/api/contact-messages', { body, headers });
      toast({ title: t`Message sent successfully`, description: t`We will get back to you as soon as possible.` });
      onSent(sent);
    } catch (error) {
      const reason = serverMessage(error);
      toast({
        title: t`Error sending message`,
        description: reason === undefined ? t`An unexpected error occurred` : translateText(i18n, reason),
        variant: 'destructive',
      });
      showServerErrors(error);
      setUnsent(body);
    }
  };
  const field = (name: keyof Letter) => ({
    ...form.register(name, name === 'phone' ? OPTIONAL_TEXT : {}),
    error: errors[name]?.message,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <ErrorSummary control={form.control} />
      {unsent !== null && support?.email && (
        <p className="notice notice-amber">
          <Trans>
            Your message was not sent and is still here. You can try again, or{' '}
            <a href={mailtoHref(support.email, unsent)} className="underline">
              send it with your e-mail program
            </a>
            .
          </Trans>
        </p>
      )}
      <ContactFields field={field} />
      <SubmitButton busy={isSubmitting} busyText={<Trans>Sending...</Trans>}>
        <Trans>Send Message</Trans>
      </SubmitButton>
    </form>
  );
}
