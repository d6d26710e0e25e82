import { Upload } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { isImageAddress } from '#features/network/rules/image-address.ts';
import { PictureButton } from '#platform/web/ui/picture-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { UploadNote, usePictureUpload } from './picture-upload.tsx';

type InputProps = Parameters<typeof TextInput>[0];

/** A picture of a provider: uploaded, or by its address on another site. */
export function ImageInput({
  use,
  label,
  uploadLabel,
  initial,
  preview,
  input,
  onUploaded,
}: {
  readonly use: 'profile' | 'office';
  readonly label: ReactNode;
  readonly uploadLabel: ReactNode;
  /** The initial address; empty if there is none. */
  readonly initial: string;
  readonly preview: (address: string | null) => ReactNode;
  readonly input: Omit<InputProps, 'label'>;
  /** The path of the uploaded picture. */
  readonly onUploaded: (path: string) => void;
}) {
  const id = useId();
  const [previewed, setPreviewed] = useState(initial);
  const { state, upload } = usePictureUpload(`/api/admin/images?use=${use}`, (path) => {
    onUploaded(path);
    setPreviewed(path);
  });
  return (
    <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-start">
      <div className="w-24 overflow-hidden">{preview(previewed || null)}</div>
      <div className="grid gap-2">
        <TextInput
          label={label}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...input}
          onBlur={(event) => {
            // Only a complete address: half of one may name another site.
            const typed = event.target.value.trim();
            setPreviewed(isImageAddress(typed) ? typed : '');
            input.onBlur?.(event);
          }}
        />
        <PictureButton disabled={state.busy} describedBy={`${id}-told`} onChosen={(file) => void upload(file)}>
          <Upload aria-hidden size={20} strokeWidth={1.75} />
          {uploadLabel}
        </PictureButton>
        <UploadNote id={`${id}-told`} state={state} />
      </div>
    </div>
  );
}
