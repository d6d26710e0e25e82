import { useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { translateText } from '#platform/web/translate-text.ts';
import { PictureButton } from '#platform/web/ui/picture-button.tsx';
import { UploadNote, usePictureUpload } from '../picture-upload.tsx';

/** A picture on a practice's page: uploaded, or none. */
export function PagePicture({
  providerId,
  use,
  uploadLabel,
  removeLabel,
  preview,
  value,
  error,
  onChange,
}: {
  readonly providerId: number;
  readonly use: 'profile' | 'office';
  readonly uploadLabel: ReactNode;
  readonly removeLabel: ReactNode;
  readonly preview: ReactNode;
  /** The path or address of the picture; empty for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (path: string) => void;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const { state, upload } = usePictureUpload(`/api/portal/providers/${providerId}/page/images?use=${use}`, onChange);
  return (
    <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-start">
      <div className="w-24 overflow-hidden">{preview}</div>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-3">
          <PictureButton disabled={state.busy} describedBy={`${id}-state`} onChosen={(file) => void upload(file)}>
            <Upload aria-hidden size={20} strokeWidth={1.75} />
            {uploadLabel}
          </PictureButton>
          {value !== '' && (
            <button type="button" className="button button-ghost" onClick={() => onChange('')}>
              {removeLabel}
            </button>
          )}
        </div>
        <UploadNote id={`${id}-state`} state={state} />
        {error !== undefined && <p className="field-error">{translateText(i18n, error)}</p>}
      </div>
    </div>
  );
}
