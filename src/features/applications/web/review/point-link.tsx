import type { ReactNode } from 'react';

/** A link to a point on a public map. */
export function PointLink({
  lat,
  lng,
  children,
}: {
  readonly lat: number;
  readonly lng: number;
  readonly children: ReactNode;
}) {
  return (
    <a
      className="link"
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      target="_blank"
      rel="noreferrer"
    >
      {children}: {lat.toFixed(4)}, {lng.toFixed(4)}
    </a>
  );
}
