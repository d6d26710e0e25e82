import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { Paper, removeDraft, signPaper, voidPaper } from '#features/papers/contract.ts';
import { REASON_MAX } from '#features/papers/rules/paper-kinds.ts';
import { PAPER_NAMES } from '#features/papers/web/paper-names.ts';
import { call } from '#platform/web/calls/call.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { usePaperChange } from './use-paper-change.ts';

interface Act {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** Asks before a paper is signed, which can't be undone. */
export function SignDialog({ paper, onClose }: Act) {
  const { t, i18n } = useLingui();
  const { busy, change } = usePaperChange();
  const { patient, practice } = paper.letterhead;
  const { age } = patient;
  const sign = async () => {
    const send = () =>
      call<typeof signPaper>('POST', '/api/portal/papers/:id/sign', {
        params: { id: paper.id },
        body: { was: paper.updatedAt, seen: paper.seen ?? '' },
      });
    await change(send, t`Signed`, t`The patient can read it now.`);
    onClose();
  };
  const name = i18n._(PAPER_NAMES[paper.kind]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Sign this paper?`}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Not now</Trans>
          </button>
          <BusyButton className="flex-1" busy={busy} busyText={<Trans>Signing...</Trans>} onClick={() => void sign()}>
            <Trans>Sign</Trans>
          </BusyButton>
        </>
      }
    >
      <div className="grid gap-3 pb-4">
        <p className="font-semibold wrap-anywhere">
          <Trans>
            {name} for {patient.name}
          </Trans>
          {age !== null && (
            <>
              {', '}
              <Plural value={age} one="# year" other="# years" />
            </>
          )}
        </p>
        <p className="text-[0.9375rem] wrap-anywhere text-soft">
          {[practice.name, practice.address, practice.phone].filter((part) => part !== null).join(' · ')}
        </p>
        <p>
          <Trans>
            It gets a number and your name, with your licence if one was checked. After that it cannot change: a mistake
            is mended by voiding it and writing another one.
          </Trans>
        </p>
        <p>
          <Trans>The patient reads it in My Appointments.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

/** Asks why a signed paper no longer holds. */
export function VoidDialog({ paper, onClose }: Act) {
  const { t } = useLingui();
  const [reason, setReason] = useDraft(`reason to void paper ${paper.id}`, '');
  const { busy, fields, change } = usePaperChange();
  const save = async (): Promise<boolean> => {
    const send = () =>
      call<typeof voidPaper>('POST', '/api/portal/papers/:id/void', { params: { id: paper.id }, body: { reason } });
    if ((await change(send, t`The paper is void`)) === undefined) return true;
    onClose();
    return false;
  };
  return (
    <FormDialog title={t`Void this paper?`} busy={busy} save={<Trans>Void it</Trans>} onSave={save} onClose={onClose}>
      <p>
        <Trans>
          It stays readable and says VOID, also to anyone who checks its code. Then you can write another one in its
          place.
        </Trans>
      </p>
      <TextInput
        label={<Trans>Why does it no longer hold?</Trans>}
        hint={<Trans>The patient reads this.</Trans>}
        autoComplete="off"
        maxLength={REASON_MAX}
        value={reason}
        error={fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

/** Asks before a draft is thrown away. */
export function DiscardDialog({ paper, onClose }: Act) {
  const { t } = useLingui();
  const { busy, change } = usePaperChange();
  const discard = async () => {
    const send = () => call<typeof removeDraft>('DELETE', '/api/portal/papers/:id', { params: { id: paper.id } });
    await change(send, t`The draft is gone`);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Throw this draft away?`}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Keep it</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1"
            busy={busy}
            busyText={<Trans>Removing...</Trans>}
            onClick={() => void discard()}
          >
            <Trans>Throw away</Trans>
          </BusyButton>
        </>
      }
    >
      <p className="pb-4">
        <Trans>Nobody has signed it. What is written in it is lost.</Trans>
      </p>
    </Dialog>
  );
}
