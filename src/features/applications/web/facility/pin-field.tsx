import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed, MapPin, X } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Point } from '#features/search/rules/search-filters.ts';
import { locate } from '#features/search/web/locate.ts';
import { loadPinMap } from '#features/search/web/map/load-map.ts';
import type { PinMapProps } from '#features/search/web/map/pin-map.tsx';
import { useLocateFailures } from '#features/search/web/use-locate-failures.ts';
import { findLga, findState, lgasOf } from '#platform/common/places/nigerian-places.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { ApplicationValues } from '../application-values.ts';
import { FarPinNotice } from './far-pin-notice.tsx';
import { errorsOf, type PlacePath } from './place-path.ts';

/** Central Abuja: the middle of the country, for a practice whose LGA isn't known yet. */
const ANYWHERE: Point = { lat: 9.0579, lng: 7.4951 };
/** About a metre, degrees. */
const DIGITS = 5;

/** The pin of a place: the map is loaded only when it is opened. `listed` is the point of a claimed listing. */
export function PinField({ path, listed }: { readonly path: PlacePath; readonly listed: Point | null }) {
  const { t, i18n } = useLingui();
  const hydrated = useHydrated();
  const form = useFormContext<ApplicationValues>();
  const { control, setValue, formState } = form;
  const [chosen, state, lga] = useWatch({ control, name: [`${path}point`, `${path}state`, `${path}lga`] });
  const [Map, setMap] = useState<ComponentType<PinMapProps>>();
  const [step, setStep] = useState<'closed' | 'loading' | 'failed' | 'locating' | 'open'>('closed');
  const failures = useLocateFailures();
  // Where the user moved the map before there was a pin.
  const middle = useRef<Point>(undefined);
  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);
  const point = chosen === undefined ? null : { lat: chosen.latitude, lng: chosen.longitude };
  const choose = (to: Point | undefined) => {
    const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
    const value = to && { latitude: rounded(to.lat), longitude: rounded(to.lng) };
    setValue(`${path}pointConfirmed`, undefined);
    setValue(`${path}point`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const open = async () => {
    setStep('loading');
    left.current ??= new AbortController();
    try {
      const loaded = await loadPinMap(left.current.signal);
      setMap(() => loaded);
      setStep('open');
    } catch {
      if (!left.current.signal.aborted) setStep('failed');
    }
  };
  const findMe = async () => {
    if (step === 'locating') return;
    setStep('locating');
    const found = await locate();
    if (left.current?.signal.aborted === true) return;
    setStep('open');
    if (typeof found === 'string') {
      toast({ title: t`Location detection failed`, description: failures[found], variant: 'destructive' });
    } else choose(found);
  };
  const start = listed ?? centreOf(state, lga);
  const errorAt = errorsOf(form);
  const error = errorAt(`${path}point.latitude`) ?? errorAt(`${path}point.longitude`);
  return (
    <div className="grid gap-3">
      <p className="text-soft">
        <Trans>A pin on the map shows patients the way (optional).</Trans>
      </p>
      <p aria-live="polite">
        {chosen === undefined ? (
          <Trans>No pin yet.</Trans>
        ) : (
          <Trans>
            The pin is at {chosen.latitude.toFixed(4)}, {chosen.longitude.toFixed(4)}.
          </Trans>
        )}
      </p>
      {error !== undefined && (
        <p role="alert" className="field-error">
          {translateText(i18n, error)}
        </p>
      )}
      {Map === undefined ? (
        <button
          type="button"
          className="chip justify-self-start noscript:hidden"
          disabled={!hydrated}
          onClick={() => void open()}
        >
          <MapPin aria-hidden size={20} strokeWidth={1.75} />
          {step === 'loading' ? <Trans>Map loading...</Trans> : <Trans>Put a pin on the map</Trans>}
        </button>
      ) : (
        <>
          <p id={`${path}pin-hint`} className="text-sm text-soft">
            <Trans>
              Click where the entrance is. Or drag the map, or move it with the arrow keys, and put the pin in its
              middle.
            </Trans>
          </p>
          <section
            aria-label={t`Map`}
            aria-describedby={`${path}pin-hint`}
            className="isolate h-[300px] overflow-hidden rounded-card border border-line"
          >
            <Map
              point={point}
              start={start}
              onPick={choose}
              onMove={(to) => {
                middle.current = to;
                if (point !== null) choose(to);
              }}
            />
          </section>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="chip" onClick={() => choose(middle.current ?? point ?? start)}>
              <MapPin aria-hidden size={20} strokeWidth={1.75} />
              <Trans>Put the pin in the middle</Trans>
            </button>
            <button type="button" className="chip" aria-disabled={step === 'locating'} onClick={() => void findMe()}>
              <LocateFixed aria-hidden size={20} strokeWidth={1.75} />
              {step === 'locating' ? <Trans>Finding your location…</Trans> : <Trans>Use my position</Trans>}
            </button>
            {chosen !== undefined && (
              <button type="button" className="chip" onClick={() => choose(undefined)}>
                <X aria-hidden size={20} strokeWidth={1.75} />
                <Trans>Remove the pin</Trans>
              </button>
            )}
          </div>
        </>
      )}
      <FarPinNotice path={path} />
      {step === 'failed' && <MapFailed />}
    </div>
  );
}

function MapFailed() {
  return (
    <p role="alert">
      <Trans>The map could not be loaded. Check your connection.</Trans>
    </p>
  );
}

function centreOf(state: string | undefined, lga: string | undefined): Point {
  const known = state === undefined ? undefined : findState(state);
  // With a state only, one of its LGAs is nearer than the middle of the country.
  const area = known && ((lga && findLga(known, lga)) || lgasOf(known)[0]);
  return area === undefined ? ANYWHERE : { lat: area.latitude, lng: area.longitude };
}
