import { useLingui } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import { useState } from 'react';

/** A picture of the practice; a placeholder where there is none or it can't be loaded. */
export function OfficePicture({
  name,
  image,
  compact = false,
}: {
  readonly name: string;
  readonly image: string | null;
  /** As small as a portrait. */
  readonly compact?: boolean;
}) {
  const { t } = useLingui();
  const [failed, setFailed] = useState<string | null>(null);
  if (image === null || failed === image) {
    return (
      <div className={`grid place-items-center rounded-card bg-blue-tint text-blue ${compact ? 'h-24' : 'h-40'}`}>
        <Building2 aria-hidden size={40} strokeWidth={1.5} />
        <span className="sr-only">{t`No picture of the office`}</span>
      </div>
    );
  }
  return (
    <img
      src={image}
      alt={t`Office of ${name}`}
      width={1024}
      height={640}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="h-auto max-h-80 w-full rounded-card object-cover"
      // If loading failed before hydration, no error event follows.
      ref={(shown) => {
        if (shown?.complete && shown.naturalWidth === 0) setFailed(image);
      }}
      onError={() => setFailed(image)}
    />
  );
}
