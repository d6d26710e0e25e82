import { Trans } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { useId, useRef } from 'react';
import { PictureButton } from '#platform/web/ui/picture-button.tsx';

/** Input for the optional picture of the card of a new plan. */
export function CardPictureField({
  file,
  onChange,
}: {
  readonly file: File | undefined;
  readonly onChange: (file: File | undefined) => void;
}) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange(undefined);
    chooser.current?.focus();
  };
  return (
    <fieldset className="grid justify-items-start gap-2" aria-describedby={`${id}-hint`}>
      <legend className="font-bold">
        <Trans>Picture of your insurance card (optional)</Trans>
      </legend>
      <p id={`${id}-hint`} className="text-sm text-soft">
        <Trans>JPEG, PNG or WebP, at most 5 MB.</Trans>{' '}
        <Trans>Only you can see it: it is not shared with providers.</Trans>
      </p>
      <div className="flex max-w-full flex-wrap items-center gap-2">
        <PictureButton ref={chooser} onChosen={onChange}>
          <Camera aria-hidden size={20} strokeWidth={1.75} />
          {file === undefined ? <Trans>Choose a picture</Trans> : <Trans>Choose another picture</Trans>}
        </PictureButton>
        {file !== undefined && (
          <button type="button" className="button button-ghost" onClick={clear}>
            <Trans>Use no picture</Trans>
          </button>
        )}
      </div>
      <p role="status" className="text-sm wrap-anywhere">
        {file !== undefined && <Trans>Chosen: {file.name}</Trans>}
      </p>
    </fieldset>
  );
}
