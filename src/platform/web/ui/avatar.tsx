import { UserRound } from 'lucide-react';
import { useState } from 'react';

const TINTS = ['bg-blue-tint text-blue', 'bg-green-tint text-green-strong', 'bg-amber-tint text-amber'];

/** The first letters of each word of a name, at most three, without titles such as "Dr.". */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !/^(dr|prof|mr|mrs|ms)\.?$/i.test(word));
  return words
    .map((word) => word[0]?.toUpperCase())
    .slice(0, 3)
    .join('');
}

/** A photo; initials on a stable tint where there is none; a person icon where it fails to load. Decorative. */
export function Avatar({
  name,
  image,
  size = 56,
}: {
  readonly name: string;
  readonly image: string | null;
  /** Pixels. */
  readonly size?: 40 | 56 | 96;
}) {
  const [failed, setFailed] = useState(false);
  const box = size === 96 ? 'size-24 text-2xl' : size === 56 ? 'size-14 text-lg' : 'size-10 text-sm';
  const tint = TINTS[name.length % TINTS.length];
  const initials = initialsOf(name);
  return (
    <span
      aria-hidden
      className={`grid flex-none place-items-center overflow-hidden rounded-full font-bold ${box} ${tint}`}
    >
      {image !== null && !failed ? (
        <img
          src={image}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          // An image that failed before scripts ran fires no more events.
          ref={(shown) => {
            if (shown?.complete && shown.naturalWidth === 0) setFailed(true);
          }}
          onError={() => setFailed(true)}
        />
      ) : failed || initials === '' ? (
        <UserRound size={size / 2} strokeWidth={1.75} />
      ) : (
        initials
      )}
    </span>
  );
}
