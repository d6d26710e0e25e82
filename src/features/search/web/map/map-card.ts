import type { MappedProvider } from '#features/search/rules/map/marker.ts';
import type { Point } from '#features/search/rules/search-filters.ts';

/** What the map is given. */
export interface MapProps {
  readonly providers: readonly MapCard[];
  readonly user: Point | null;
  /** The map of one provider's page, not of a list. */
  readonly isSingle?: boolean;
}

/** What the map and its popups show of a provider. */
export type MapCard = MappedProvider & {
  readonly specialty: string;
  readonly address: string;
  readonly distanceKm?: number | undefined;
  readonly profileImage: string | null;
};

/** What the map says, in the language of the page. */
export interface MapTexts {
  /** What the button says that brings the providers back into sight. */
  readonly fit: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly user: string;
  /** What a marker of one or several providers is called. */
  readonly markerName: (names: readonly string[], isApproximate: boolean) => string;
}
