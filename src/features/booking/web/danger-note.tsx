import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { WhereToGo } from '#features/search/web/emergency/where-to-go.tsx';
import { specialistFields } from '#features/symptoms/rules/specialist-care.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { type Draft, placeOfAppointment } from '../rules/booking-draft.ts';
import type { DangerSign } from '../rules/danger-check.ts';
import { useSettled } from './use-settled.ts';

/**
 * Says, before a booking goes on, that the symptoms may be an emergency, or, with `signs` null, that they couldn't be
 * checked. @see PRODUCT.md, red flags
 */
export function DangerNote({
  signs,
  draft,
  elsewhere,
}: {
  readonly signs: readonly DangerSign[] | null;
  readonly draft: Draft | undefined;
  /** Instead of the form for another place, on a page without scripts. */
  readonly elsewhere?: ReactNode;
}) {
  const { i18n } = useLingui();
  if (signs === null) {
    return (
      <CallFirst heading={<Trans>We couldn't check your symptoms for signs of danger.</Trans>}>
        <p>
          <Trans>If it may be life-threatening, call {EMERGENCY_NUMBER} or go to the nearest emergency room.</Trans>
        </p>
      </CallFirst>
    );
  }
  return (
    <div className="grid gap-4">
      <CallFirst heading={<Trans>This may be an emergency. Don't wait for an appointment.</Trans>}>
        <p>
          <Trans>Or go to the nearest emergency room.</Trans>
        </p>
        <p>
          <Trans>Part of what you wrote fits:</Trans>
        </p>
        <ul className="list-disc ps-5">
          {signs.map(({ id, name, because }) => (
            <li key={id}>
              <b>{translateText(i18n, name)}</b>: {translateText(i18n, because)}
            </li>
          ))}
        </ul>
      </CallFirst>
      <WhereToGo
        known={{ provider: draft && placeOfAppointment(draft) }}
        fields={specialistFields(signs)}
        elsewhere={elsewhere}
      />
    </div>
  );
}

/** The heading, the call to 112, and only then the rest: many signs would push the call out of sight. */
function CallFirst({ heading, children }: { readonly heading: ReactNode; readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest('[data-booking]')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className="notice notice-red grid gap-3">
      <h3 ref={title} tabIndex={-1} className="notice-head flex items-start gap-2 text-lg">
        <TriangleAlert aria-hidden size={24} strokeWidth={1.75} className="flex-none" />
        <span>{heading}</span>
      </h3>
      <a className="button button-urgent" href={`tel:${EMERGENCY_NUMBER}`}>
        <Trans>Call {EMERGENCY_NUMBER}</Trans>
      </a>
      {children}
    </div>
  );
}

/** Back, and "Continue anyway", which ignores the second tap of a double tap on the button that led here. */
export function DangerFooter({ onBack, onContinue }: { readonly onBack: () => void; readonly onContinue: () => void }) {
  const isSettled = useSettled('warning');
  return (
    <>
      <button type="button" className="button button-ghost" onClick={onBack}>
        <Trans>Back</Trans>
      </button>
      <button
        type="button"
        className="button button-ghost flex-1"
        aria-disabled={!isSettled || undefined}
        onClick={() => {
          if (isSettled) onContinue();
        }}
      >
        <Trans>Continue anyway</Trans>
      </button>
    </>
  );
}
