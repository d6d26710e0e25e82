import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { ApplicationValues } from './application-values.ts';
import { fileProblem } from './file-check.ts';
import { FormSection } from './form-section.tsx';

/** File types offered by the browser's file dialog; the server inspects the contents. */
const ACCEPTED = '.pdf,.doc,.docx,application/pdf,application/msword';

/** The section for bio and résumé: a file or a link. A facility has no résumé. */
export function MoreSection({ hasResume }: { readonly hasResume: boolean }) {
  const { register, formState } = useFormContext<ApplicationValues>();
  return (
    <FormSection title={<Trans>Additional Information</Trans>}>
      <Field
        label={<Trans>Bio (optional)</Trans>}
        hint={<Trans>Patients read it on your page.</Trans>}
        error={formState.errors.bio?.message}
      >
        {(control) => (
          <textarea rows={5} maxLength={3000} {...register('bio', OPTIONAL_TEXT)} {...control} className="input" />
        )}
      </Field>
      {hasResume && <Resume />}
    </FormSection>
  );
}

function Resume() {
  const { register, formState, control, resetField, getValues, setError, clearErrors } =
    useFormContext<ApplicationValues>();
  const { errors } = formState;
  const file = useWatch({ control, name: 'resumeFile' })?.[0];
  // Check at once, not only after the whole form is filled in and 5 MB are sent.
  const checkFile = async () => {
    const chosen = getValues('resumeFile')?.[0];
    const message = chosen === undefined ? undefined : await fileProblem(chosen);
    if (getValues('resumeFile')?.[0] !== chosen) return;
    if (message === undefined) clearErrors('resumeFile');
    else setError('resumeFile', { type: 'file', message });
  };
  return (
    <>
      <div className="grid gap-2">
        <Field
          label={<Trans>Upload your résumé (optional)</Trans>}
          hint={<Trans>PDF, DOC or DOCX, at most 5 MB. Upload a file or give a link, not both.</Trans>}
          error={errors.resumeFile?.message}
        >
          {(control) => (
            <input
              type="file"
              accept={ACCEPTED}
              {...register('resumeFile', { onChange: () => void checkFile() })}
              {...control}
              className="input py-2"
            />
          )}
        </Field>
        {file !== undefined && (
          <button
            type="button"
            className="button button-ghost justify-self-start"
            onClick={() => resetField('resumeFile', { defaultValue: undefined })}
          >
            <X aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Remove the file</Trans>
          </button>
        )}
      </div>
      <TextInput
        label={<Trans>Link to your résumé (optional)</Trans>}
        hint={<Trans>It starts with https://</Trans>}
        type="url"
        inputMode="url"
        autoComplete="url"
        error={errors.resumeUrl?.message}
        {...register('resumeUrl', OPTIONAL_TEXT)}
      />
    </>
  );
}
