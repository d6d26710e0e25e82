import type { MappedProvider } from '#features/search/rules/map/marker.ts';
import type { Point } from '#features/search/rules/search-filters.ts';

/** The props of the map. */
export interface MapProps {
  readonly providers: readonly MapCard[];
  readonly user: Point | null;
  /** True on the page of one provider, false for a list. */
  readonly isSingle?: boolean;
}

/** The fields of a provider that the map and its popups show. */
export type MapCard = MappedProvider & {
  readonly specialty: string;
  readonly address: string;
  readonly distanceKm?: number | undefined;
  readonly profileImage: string | null;
};

/** The texts of the map, in the language of the page. */
export interface MapTexts {
  /** Label of the button that shows all providers again. */
  readonly fit: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly user: string;
  /** Accessible name of a marker of one or several providers. */
  readonly markerName: (names: readonly string[], isApproximate: boolean) => string;
}
