import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import {
  type Conversation,
  NewChat,
  NewVisitorChat,
  NewVisitorMessage,
  type startChat,
} from '#features/conversations/contract.ts';
import { TEXT_MAX } from '#features/conversations/rules/limits.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import type { MessageErrorBody } from '../rules/refusals.ts';
import { DangerNotice } from './thread/danger-notice.tsx';

type Values = BodyOf<typeof startChat>;

/** The first message of a chat, with name and address of a visitor who isn't signed in. */
export function StartChatForm({
  isSignedIn,
  needsEmail,
  onStarted,
}: {
  readonly isSignedIn: boolean;
  /** True if support is closed: without an e-mail address no answer would arrive. */
  readonly needsEmail: boolean;
  readonly onStarted: (chat: Conversation) => void;
}) {
  const keys = useRef(new Map<string, string>());
  const [danger, setDanger] = useState<{ reason: string; signs: readonly string[] } | null>(null);
  const schema = isSignedIn ? NewChat : needsEmail ? NewVisitorMessage : NewVisitorChat;
  const resolver = standardSchemaResolver(schema) as Resolver<Values>;
  const form = useForm<Values>({ resolver, shouldFocusError: false });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const send = async (values: Values) => {
    const { name, email, text, confirmed } = values;
    const content = JSON.stringify([name, email, text]);
    const key = keys.current.get(content) ?? newKey();
    keys.current.set(content, key);
    setDanger(null);
    try {
      const body = { text, ...(name && { name }), ...(email && { email }), ...(confirmed && { confirmed }) };
      onStarted(
        await call<typeof startChat>('POST', '/api/support-chats', { body, headers: { 'idempotency-key': key } }),
      );
    } catch (error) {
      const said = errorBody<MessageErrorBody>(error);
      if (said?.code === 'danger_signs') setDanger({ reason: said.message, signs: said.dangerSigns ?? [] });
      else showServerErrors(error);
    }
  };
  const orNothing = { setValueAs: (typed: string | undefined) => typed?.trim() || undefined };
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <ErrorSummary control={form.control} />
      {!isSignedIn && (
        <>
          <TextInput
            label={<Trans>Name</Trans>}
            autoComplete="name"
            error={errors.name?.message}
            {...form.register('name', orNothing)}
          />
          <TextInput
            label={needsEmail ? <Trans>E-mail</Trans> : <Trans>E-mail (optional)</Trans>}
            hint={<Trans>So that an answer reaches you when you are gone.</Trans>}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...form.register('email', orNothing)}
          />
        </>
      )}
      <Field
        label={<Trans>Message</Trans>}
        hint={<Trans>Please don't write about your health here more than we need to help you.</Trans>}
        error={errors.text?.message}
      >
        {(control) => (
          <textarea rows={4} maxLength={TEXT_MAX} {...form.register('text')} {...control} className="input" />
        )}
      </Field>
      {danger !== null && (
        <DangerNotice
          reason={danger.reason}
          dangerSigns={danger.signs}
          onConfirm={() => void form.handleSubmit((values) => send({ ...values, confirmed: true }))()}
          onGiveUp={() => setDanger(null)}
        />
      )}
      <SubmitButton busy={isSubmitting} busyText={<Trans>Sending...</Trans>}>
        <Trans>Start chat</Trans>
      </SubmitButton>
    </form>
  );
}
