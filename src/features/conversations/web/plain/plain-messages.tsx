import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Conversation, listConversationMessages } from '#features/conversations/contract.ts';
import { MESSAGES_PER_PAGE, TEXT_MAX } from '#features/conversations/rules/limits.ts';
import type { MessageErrorBody } from '#features/conversations/rules/refusals.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { PlainForm, usePlainField, usePosted } from '#platform/web/forms/plain-form.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { conversationQuery, conversationsOf } from '../conversation-queries.ts';
import { useNameOf } from '../open-conversation.tsx';
import { MessageBubble } from '../thread/message-bubble.tsx';

const PATH = '/messages/simple';
const hrefOf = (id: number) => `${PATH}?conversation=${id}`;

/** The newest messages of a conversation, or those before one. */
const messagesOf = (id: number, before: number | undefined) =>
  get<typeof listConversationMessages>('/api/conversations/:id/messages', {
    params: { id },
    query: { limit: String(MESSAGES_PER_PAGE), ...(before !== undefined && { before: String(before) }) },
  });

interface Chosen {
  readonly id: number | undefined;
  /** Shows the messages before this one. */
  readonly before?: number | undefined;
}

/** What a page of messages reads. */
export function plainMessagesQueries({ id, before }: Chosen) {
  return id === undefined ? [conversationsOf('person')] : [conversationQuery(id), messagesOf(id, before)];
}

/** A patient's conversations without scripts: the list, or one of them. */
export function PlainMessages({ id, before, appointmentId }: Chosen & { readonly appointmentId: number | undefined }) {
  if (id !== undefined) return <PlainThread id={id} before={before} />;
  return (
    <>
      {appointmentId !== undefined && <OpenAppointmentForm appointmentId={appointmentId} />}
      <List />
      <section className="grid gap-3">
        <h2>
          <Trans>Write to our support</Trans>
        </h2>
        <MessageForm action={`${PATH}/support`} />
      </section>
    </>
  );
}

function OpenAppointmentForm({ appointmentId }: { readonly appointmentId: number }) {
  return (
    <PlainForm action={`${PATH}/appointment`}>
      <input type="hidden" name="appointment" value={appointmentId} autoComplete="off" />
      <button type="submit" className="button justify-self-start">
        <Trans>Write to the provider of this visit</Trans>
      </button>
    </PlainForm>
  );
}

function List() {
  const { data: conversations = [] } = usePathQuery(conversationsOf('person'));
  if (conversations.length === 0) {
    return (
      <p>
        <Trans>No messages yet.</Trans>{' '}
        <Trans>You can write to a provider from a visit that is to come or ended within the last 30 days.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      {conversations.map((conversation) => (
        <ListItem key={conversation.id} conversation={conversation} />
      ))}
    </ul>
  );
}

function ListItem({ conversation }: { readonly conversation: Conversation }) {
  const { i18n } = useLingui();
  const { id, unread, subject, lastMessageAt } = conversation;
  return (
    <li className="card">
      <a href={hrefOf(id)} className="link inline-flex min-h-11 items-center wrap-anywhere">
        {useNameOf(conversation)}
      </a>{' '}
      {unread > 0 && (
        <span className="badge badge-green">
          <Plural value={unread} one="# new" other="# new" />
        </span>
      )}
      <p dir="auto" className="text-soft wrap-anywhere">
        {subject}
      </p>
      <p className="text-sm text-soft">{shortMoment(i18n, lastMessageAt)}</p>
    </li>
  );
}

function PlainThread({ id, before }: { readonly id: number; readonly before: number | undefined }) {
  const { data: conversation } = usePathQuery(conversationQuery(id));
  if (conversation === undefined) {
    return (
      <p className="notice notice-amber">
        <Trans>There is no such conversation.</Trans>
      </p>
    );
  }
  return <OpenThread conversation={conversation} before={before} />;
}

function OpenThread({
  conversation,
  before,
}: {
  readonly conversation: Conversation;
  readonly before: number | undefined;
}) {
  const { t } = useLingui();
  const { id, side, unread, subject, mayWrite } = conversation;
  const { data: messages = [] } = usePathQuery(messagesOf(id, before));
  const name = useNameOf(conversation);
  const [first, last] = [messages[0], messages.at(-1)];
  return (
    <>
      <p>
        <a href={PATH} className="link inline-flex min-h-11 items-center">
          <Trans>All messages</Trans>
        </a>
      </p>
      <h2 className="wrap-anywhere">{name}</h2>
      {subject !== null && (
        <p dir="auto" className="text-soft wrap-anywhere">
          {subject}
        </p>
      )}
      {first !== undefined && messages.length === MESSAGES_PER_PAGE && (
        <a href={`${hrefOf(id)}&before=${first.id}`} className="link inline-flex min-h-11 items-center">
          <Trans>Earlier messages</Trans>
        </a>
      )}
      <ol aria-label={t`Messages with ${name}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} isOwn={message.side === side} other={name} />
        ))}
      </ol>
      <div id="newest" className="flex flex-wrap gap-3">
        <a href={hrefOf(id)} className="button button-ghost">
          <Trans>Load new messages</Trans>
        </a>
        {unread > 0 && last !== undefined && (
          <PlainForm action={`${PATH}/read`}>
            <input type="hidden" name="conversation" value={id} autoComplete="off" />
            <input type="hidden" name="upTo" value={last.id} autoComplete="off" />
            <button type="submit" className="button button-ghost">
              <Trans>Mark as read</Trans>
            </button>
          </PlainForm>
        )}
      </div>
      {mayWrite ? (
        <MessageForm action={`${PATH}/send`} conversation={id} />
      ) : (
        <p className="notice">
          <Trans>Messages end 30 days after the last visit. Book a visit to write again.</Trans>
        </p>
      )}
    </>
  );
}

/** A message. One with danger signs is sent only once its writer has seen the emergency number. */
function MessageForm({ action, conversation }: { readonly action: string; readonly conversation?: number }) {
  const field = usePlainField(action);
  const { defaultValue, error, id } = field('text');
  const refused = usePosted<MessageErrorBody>(action)?.refused;
  const isDangerous = refused?.code === 'danger_signs';
  const hidden = conversation !== undefined && (
    <input type="hidden" name="conversation" value={conversation} autoComplete="off" />
  );
  return (
    <>
      {isDangerous && (
        <Danger refused={refused}>
          <PlainForm action={action}>
            {hidden}
            <input type="hidden" name="text" value={defaultValue} autoComplete="off" />
            <input type="hidden" name="confirmed" value="true" autoComplete="off" />
            <button type="submit" className="button button-ghost">
              <Trans>Send anyway</Trans>
            </button>
          </PlainForm>
        </Danger>
      )}
      <PlainForm action={action}>
        {hidden}
        <Field
          id={id}
          error={error}
          label={<Trans>Message</Trans>}
          hint={<Trans>Please don't write about your health here more than we need to help you.</Trans>}
        >
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={4}
              maxLength={TEXT_MAX}
              defaultValue={defaultValue}
              className="input"
            />
          )}
        </Field>
        <button type="submit" className="button justify-self-start">
          <Trans>Send</Trans>
        </button>
      </PlainForm>
      <p className="notice">
        <Trans>This is not for emergencies: call {EMERGENCY_NUMBER} if somebody's life may be in danger.</Trans>
      </p>
    </>
  );
}

function Danger({
  refused,
  children,
}: {
  readonly refused: MessageErrorBody | undefined;
  readonly children: ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <div className="notice notice-red grid justify-items-start gap-3">
      <a className="button button-urgent" href={`tel:${EMERGENCY_NUMBER}`}>
        <Trans>Call {EMERGENCY_NUMBER}</Trans>
      </a>
      <ul className="list-disc ps-5">
        {(refused?.dangerSigns ?? []).map((name) => (
          <li key={name}>{translateText(i18n, name)}</li>
        ))}
      </ul>
      <a href="/where-to-go" className="link inline-flex min-h-11 items-center">
        <Trans>Where to go in an emergency</Trans>
      </a>
      {children}
    </div>
  );
}
