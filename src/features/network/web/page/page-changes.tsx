import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import type { decidePageChange, WaitingChange } from '#features/network/rules/page/page-contract.ts';
import { PAGE_FIELDS, type PageFieldValues } from '#features/network/rules/page/page-fields.ts';
import { pageWords } from '#features/network/rules/page/page-words.ts';
import type { NetworkErrorBody } from '#features/network/rules/refusals.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { kmApart, nearestLga } from '#platform/common/places/nearest-lga.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { refetchNetwork } from '../use-network-change.ts';
import { pageChangesQuery } from './page-queries.ts';

/** Changes of practices' pages for administrators to review, of one provider or of all. Empty if there are none. */
export function PageChangesToReview({ providerId }: { readonly providerId?: number }) {
  const { data } = usePathQuery(pageChangesQuery(providerId));
  const heading = useRef<HTMLHeadingElement>(null);
  if (data === undefined || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <section className={providerId === undefined ? 'card mb-4 grid gap-3' : 'grid gap-3'}>
      {providerId === undefined ? (
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Pages to review</Trans>
        </h2>
      ) : (
        <h3 ref={heading} tabIndex={-1} className="font-bold">
          <Trans>Changes to review</Trans>
        </h3>
      )}
      <ul className="grid gap-3">
        {data.items.map((change) => (
          <li key={change.id} className="rounded-card border border-line p-3">
            <ChangeToReview
              change={change}
              isOfOne={providerId !== undefined}
              // The buttons are gone then.
              onDecided={() => (heading.current ?? document.querySelector('h1'))?.focus()}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-soft">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </section>
  );
}

function ChangeToReview({
  change,
  isOfOne,
  onDecided,
}: {
  readonly change: WaitingChange;
  readonly isOfOne: boolean;
  readonly onDecided: () => void;
}) {
  const { i18n } = useLingui();
  const { field, provider, was, now, wanted } = change;
  const words = (value: unknown) => translateText(i18n, pageWords(field, value));
  const isOutdated = JSON.stringify(was) !== JSON.stringify(now);
  const [sentAt, sentBy] = [shortMoment(i18n, change.sentAt), change.sentBy];
  return (
    <div className="grid gap-3 wrap-anywhere">
      <p>
        <span className="font-bold">{translateText(i18n, PAGE_FIELDS[field].label)}</span>
        {!isOfOne && (
          <>
            {' · '}
            <Link href={`/admin/providers?provider=${provider.id}`} className="link inline-flex min-h-11 items-center">
              {provider.name}
            </Link>
          </>
        )}
        <span className="block text-sm text-soft">
          {sentBy === null ? (
            <Trans>Sent on {sentAt}</Trans>
          ) : (
            <Trans>
              Sent by {sentBy} on {sentAt}
            </Trans>
          )}
        </span>
      </p>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {field !== 'licence' && <Side term={<Trans>Now</Trans>}>{words(now)}</Side>}
        <Side term={<Trans>Wanted</Trans>}>{words(wanted)}</Side>
        {isOutdated && <Side term={<Trans>When it was sent</Trans>}>{words(was)}</Side>}
        {field === 'point' && <Moved now={now} wanted={wanted} />}
      </dl>
      <Decision change={change} onDecided={onDecided} />
    </div>
  );
}

function Side({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** How far a point moves, and into which local government area. */
function Moved({ now, wanted }: { readonly now: unknown; readonly wanted: unknown }) {
  const [from, to] = [now as PageFieldValues['point'], wanted as NonNullable<PageFieldValues['point']>];
  const km = from === null ? undefined : kmApart(from, to).toFixed(1);
  const { lga, state } = nearestLga(to);
  return (
    <>
      {km !== undefined && (
        <Side term={<Trans>Distance</Trans>}>
          <Trans>{km} km</Trans>
        </Side>
      )}
      <Side term={<Trans>Nearest local government area</Trans>}>
        {lga}, {state}
      </Side>
    </>
  );
}

/** Approves a change, for a licence with its last day, or refuses it with a reason. */
function Decision({ change, onDecided }: { readonly change: WaitingChange; readonly onDecided: () => void }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const [isRefusing, setIsRefusing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const switchTo = (refusing: boolean) => {
    flushSync(() => setIsRefusing(refusing));
    box.current?.querySelector<HTMLElement>(refusing ? 'textarea' : 'button:last-of-type')?.focus();
  };
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [validUntil, setValidUntil] = useState('');
  const [reason, setReason] = useState('');
  const { id, field } = change;
  const label = translateText(i18n, PAGE_FIELDS[field].label);
  const decide = async (body: BodyOf<typeof decidePageChange>) => {
    setBusy(true);
    try {
      await call<typeof decidePageChange>('PUT', '/api/admin/page-changes/:id', { params: { id }, body });
      toast({ title: body.approve ? t`Change approved` : t`Change refused` });
      await refetchNetwork(queryClient);
      onDecided();
    } catch (error) {
      setBusy(false);
      const { code, fields } = errorBody<NetworkErrorBody>(error) ?? {};
      if (code === 'page_change_decided') {
        toast({ title: reasonOf(error), variant: 'destructive' });
        await refetchNetwork(queryClient);
        onDecided();
      } else {
        setErrors(fields ?? { form: reasonOf(error) });
      }
    }
  };
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void decide({ approve: false, reason });
  };
  const failure = errors['form'] !== undefined && (
    <p role="alert" className="field-error">
      {errors['form']}
    </p>
  );
  if (isRefusing) {
    return (
      <div ref={box}>
        <form noValidate className="grid gap-3" onSubmit={refuse}>
          <Field label={<Trans>Reason, which the practice reads</Trans>} error={errors['reason']}>
            {(control) => (
              <textarea
                rows={3}
                {...control}
                className="input"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          {failure}
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button button-ghost" onClick={() => switchTo(false)}>
              <Trans>Cancel</Trans>
            </button>
            <SubmitButton busy={busy} busyText={<Trans>Sending...</Trans>}>
              <Trans>Refuse the change</Trans>
            </SubmitButton>
          </div>
        </form>
      </div>
    );
  }
  return (
    <div ref={box} className="grid gap-3">
      {field === 'licence' && (
        <TextInput
          label={<Trans>Valid until</Trans>}
          hint={<Trans>Look it up in the register of the council first: it is shown as checked by you, today.</Trans>}
          type="date"
          value={validUntil}
          error={errors['validUntil']}
          onChange={(event) => setValidUntil(event.target.value)}
        />
      )}
      {failure}
      <div className="flex flex-wrap gap-3">
        <BusyButton
          busy={busy}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => void decide({ approve: true, ...(validUntil !== '' && { validUntil }) })}
        >
          <Trans>Approve</Trans>
          <span className="sr-only">: {label}</span>
        </BusyButton>
        <button type="button" className="button button-ghost" onClick={() => switchTo(true)}>
          <Trans>Refuse</Trans>
          <span className="sr-only">: {label}</span>
        </button>
      </div>
    </div>
  );
}
