import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '#platform/common/picture-limits.ts';
import { serverMessage } from '#platform/web/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { sendImage } from './upload-image.ts';

type InputProps = Parameters<typeof TextInput>[0];

/** A picture of a provider: uploaded here, or by its address on another site. */
export function ImageInput({
  use,
  label,
  uploadLabel,
  preview,
  input,
  onUploaded,
}: {
  readonly use: 'profile' | 'office';
  readonly label: ReactNode;
  readonly uploadLabel: ReactNode;
  readonly preview: ReactNode;
  readonly input: Omit<InputProps, 'label'>;
  /** The path of what was uploaded. */
  readonly onUploaded: (path: string) => void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem?: string }>({ busy: false });
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > PICTURE_MAX_BYTES) return setState({ busy: false, problem: t`The picture is larger than 5 MB.` });
    setState({ busy: true });
    try {
      onUploaded(await sendImage(file, use));
      setState({ busy: false });
    } catch (error) {
      const reason = serverMessage(error);
      const unreachable = t`We couldn't reach the server. Check your connection and try again.`;
      setState({ busy: false, problem: reason === undefined ? unreachable : translateText(i18n, reason) });
    }
  };
  return (
    <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-start">
      <div className="w-24 overflow-hidden">{preview}</div>
      <div className="grid gap-2">
        <TextInput label={label} inputMode="url" autoComplete="off" spellCheck={false} {...input} />
        <div className="relative">
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="peer sr-only"
            disabled={state.busy}
            aria-describedby={`${id}-told`}
            onChange={({ currentTarget }) => {
              void upload(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <label
            htmlFor={id}
            className="button button-ghost cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2"
          >
            <Upload aria-hidden size={20} strokeWidth={1.75} />
            {uploadLabel}
          </label>
        </div>
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
