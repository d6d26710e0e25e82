import { AppError } from '#platform/common/app-error.ts';
import { LAT_WITHOUT_LNG } from '../rules/refusals.ts';

/**
 * Checks that a request has both coordinates or neither.
 * @throws AppError invalid if one is missing
 */
export function expectPoint({
  lat,
  lng,
}: {
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}): void {
  if ((lat === undefined) !== (lng === undefined)) throw new AppError(LAT_WITHOUT_LNG);
}
