import { type ReactNode, type Ref, useId } from 'react';
import { PICTURE_TYPES } from '#platform/common/picture-limits.ts';

/** A button that asks for a picture; phones offer their camera too. The same one can be chosen again. */
export function PictureButton({
  children,
  onChosen,
  disabled = false,
  describedBy,
  ref,
}: {
  readonly children: ReactNode;
  readonly onChosen: (file: File) => void;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  return (
    <div className="relative">
      <input
        id={id}
        ref={ref}
        type="file"
        accept={PICTURE_TYPES}
        className="peer sr-only"
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) onChosen(file);
        }}
      />
      <label
        htmlFor={id}
        className="button button-ghost cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2"
      >
        {children}
      </label>
    </div>
  );
}
