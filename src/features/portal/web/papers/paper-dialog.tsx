import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { changePaper, draftPaper, Paper, PrescriptionLine } from '#features/papers/contract.ts';
import { LINE_MAX, LINES_MAX, TEXT_MAX, type WrittenKind } from '#features/papers/rules/paper-kinds.ts';
import { contentOf, NO_LINE, type TypedPaper, typedPaper } from '#features/papers/rules/typed-paper.ts';
import { PAPER_NAMES } from '#features/papers/web/paper-names.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { usePaperChange } from './use-paper-change.ts';

/** What is written: a new paper of a kind, one in the place of a voided one, or a draft that is changed. */
export interface Writing {
  readonly kind: WrittenKind;
  /** The draft; absent for a new paper. */
  readonly draft?: Paper;
  /** The voided paper that the new one stands for. */
  readonly replaced?: Paper;
}

/** The form of a paper. What it saves is a draft. */
export function PaperDialog({
  appointmentId,
  writing: { kind, draft, replaced },
  lacksLicence,
  onClose,
  onSaved,
}: {
  readonly appointmentId: number;
  readonly writing: Writing;
  readonly lacksLicence: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const { t, i18n } = useLingui();
  const name = `${draft === undefined ? `new ${kind}` : `paper ${draft.id}`} of visit ${appointmentId}`;
  const first = () => typedPaper(kind, lagosDate(Date.now()), (draft ?? replaced)?.content);
  const [typed, setTyped] = useDraft<TypedPaper>(name, first);
  const [begun] = useState(typed);
  const [isSaved, setIsSaved] = useState(false);
  useLeaveWarning(typed !== begun && !isSaved, t`You have changes that are not saved. Leave this page anyway?`);
  const { busy, fields, change } = usePaperChange();
  const sent = useRef({ request: '', key: '' });
  const set = (part: Partial<TypedPaper>) => setTyped((before) => ({ ...before, ...part }));
  const errorAt = (field: string) => fields[`content.${field}`];

  const send = () => {
    const content = contentOf(typed);
    if (draft !== undefined) {
      return call<typeof changePaper>('PUT', '/api/portal/papers/:id', {
        params: { id: draft.id },
        body: { content, was: draft.updatedAt },
      });
    }
    const body = { content, ...(replaced !== undefined && { replaces: replaced.id }) };
    const request = JSON.stringify(body);
    // The same paper once more has the same key: an answer that got lost makes no second one.
    if (sent.current.request !== request) sent.current = { request, key: newKey() };
    return call<typeof draftPaper>('POST', '/api/portal/visits/:id/papers', {
      params: { id: appointmentId },
      body,
      headers: { 'idempotency-key': sent.current.key },
    });
  };
  const save = async (): Promise<boolean> => {
    const saved = await change(send, t`Draft saved`, t`Look at it, then sign it.`);
    if (saved === undefined) return true;
    setIsSaved(true);
    onSaved();
    return false;
  };
  return (
    <FormDialog
      title={i18n._(PAPER_NAMES[kind])}
      busy={busy}
      save={<Trans>Save the draft</Trans>}
      onSave={save}
      onClose={onClose}
    >
      {lacksLicence && <LicenceNote />}
      {kind === 'summary' && (
        <WrittenText
          label={<Trans>What was found, what was agreed, and what comes next</Trans>}
          {...{ typed, set, error: errorAt('text') }}
        />
      )}
      {kind === 'referral' && (
        <>
          <TextInput
            label={<Trans>To whom is the letter?</Trans>}
            hint={<Trans>A person, a department or a hospital.</Trans>}
            autoComplete="off"
            maxLength={LINE_MAX}
            value={typed.to}
            error={errorAt('to')}
            onChange={({ target }) => set({ to: target.value })}
          />
          <WrittenText label={<Trans>The letter</Trans>} {...{ typed, set, error: errorAt('text') }} />
        </>
      )}
      {kind === 'prescription' && <Lines {...{ typed, set, errorAt }} />}
      {kind === 'sick_note' && <Days {...{ typed, set, errorAt }} />}
    </FormDialog>
  );
}

/** Says who can sign; anyone who writes papers can still write the draft. */
export function LicenceNote() {
  return (
    <p className="notice notice-amber">
      <Trans>
        You can write this, but not sign it: it needs a person whose own licence was checked and holds today. The
        licence of a clinic does not count.
      </Trans>
    </p>
  );
}

interface Part {
  readonly typed: TypedPaper;
  readonly set: (part: Partial<TypedPaper>) => void;
}

function WrittenText({
  label,
  typed,
  set,
  error,
}: Part & { readonly label: ReactNode; readonly error: string | undefined }) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <textarea
          {...control}
          className="input"
          rows={10}
          maxLength={TEXT_MAX}
          value={typed.text}
          onChange={({ target }) => set({ text: target.value })}
        />
      )}
    </Field>
  );
}

function Days({ typed, set, errorAt }: Part & { readonly errorAt: (field: string) => string | undefined }) {
  return (
    <>
      <p className="text-soft">
        <Trans>A sick note says on which days a person is not fit, at most 14. It says nothing of why.</Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={<Trans>First day</Trans>}
          type="date"
          value={typed.from}
          error={errorAt('from')}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextInput
          label={<Trans>Last day</Trans>}
          type="date"
          value={typed.until}
          error={errorAt('until')}
          onChange={({ target }) => set({ until: target.value })}
        />
      </div>
    </>
  );
}

function Lines({ typed, set, errorAt }: Part & { readonly errorAt: (field: string) => string | undefined }) {
  const { t } = useLingui();
  const { lines } = typed;
  const last = useRef<HTMLDivElement>(null);
  const error = errorAt('lines');
  const put = (index: number, part: Partial<PrescriptionLine>) =>
    set({ lines: lines.map((line, at) => (at === index ? { ...line, ...part } : line)) });
  return (
    <>
      <p className="notice">
        <Trans>
          This is text, not an e-prescription: nothing checks doses, interactions or allergies. Do not write controlled
          medicines here.
        </Trans>
      </p>
      {lines.map((line, index) => {
        const number = index + 1;
        const field = (name: keyof PrescriptionLine) => ({
          value: line[name],
          error: errorAt(`lines.${index}.${name}`),
          autoComplete: 'off',
          maxLength: LINE_MAX,
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            put(index, { [name]: target.value }),
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end, and keep their places
          <fieldset key={index} className="grid gap-3 border-t border-line pt-3">
            <legend className="font-semibold">{t`Medicine ${number}`}</legend>
            <div ref={index === lines.length - 1 ? last : undefined} className="grid items-start gap-3 sm:grid-cols-2">
              <TextInput label={<Trans>Name of the medicine</Trans>} {...field('name')} />
              <TextInput label={<Trans>Strength (optional)</Trans>} {...field('strength')} />
              <TextInput label={<Trans>How to take it</Trans>} {...field('how')} />
              <TextInput label={<Trans>For how long (optional)</Trans>} {...field('duration')} />
              <TextInput label={<Trans>Quantity (optional)</Trans>} {...field('quantity')} />
            </div>
          </fieldset>
        );
      })}
      {error !== undefined && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
      {lines.length < LINES_MAX && (
        <p>
          <button
            type="button"
            className="button button-ghost"
            onClick={() => {
              set({ lines: [...lines, NO_LINE] });
              requestAnimationFrame(() => last.current?.querySelector('input')?.focus());
            }}
          >
            <Plus aria-hidden size={18} strokeWidth={1.75} />
            <Trans>Another medicine</Trans>
          </button>
        </p>
      )}
    </>
  );
}
