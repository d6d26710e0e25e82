import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { uploadImage } from '#features/network/contract.ts';
import { isImageAddress } from '#features/network/rules/image-address.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { PICTURE_MAX_BYTES } from '#platform/common/picture-limits.ts';
import { sendPicture } from '#platform/web/calls/send-picture.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { PictureButton } from '#platform/web/ui/picture-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';

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
  const { t } = useLingui();
  const reasonOf = useFailureReason();
  const id = useId();
  const [previewed, setPreviewed] = useState(initial);
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem?: string }>({ busy: false });
  const upload = async (file: File) => {
    if (file.size > PICTURE_MAX_BYTES) return setState({ busy: false, problem: t`The picture is larger than 5 MB.` });
    setState({ busy: true });
    try {
      const stored = await sendPicture('POST', `/api/admin/images?use=${use}`, file);
      const { path } = stored as ReplyOf<typeof uploadImage>;
      onUploaded(path);
      setPreviewed(path);
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, problem: reasonOf(error) });
    }
  };
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
        <p
          id={`${id}-told`}
          role="status"
          className={state.problem === undefined ? 'text-sm text-soft' : 'field-error'}
        >
          {state.busy ? (
            <Trans>Uploading...</Trans>
          ) : (
            (state.problem ?? <Trans>JPEG, PNG or WebP, at most 5 MB.</Trans>)
          )}
        </p>
      </div>
    </div>
  );
}
