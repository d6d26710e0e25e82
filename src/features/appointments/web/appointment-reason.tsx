import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

/** Characters and lines that fit on a card without folding. */
const SHORT_CHARACTERS = 140;
const SHORT_LINES = 2;

/** The reason for a visit; a long one is folded to two lines until it is opened. Nothing where the browser doesn't know it. */
export function AppointmentReason({ reason }: { readonly reason: string }) {
  if (reason === '') return null;
  const lines = reason.split('\n').filter((line) => line.trim() !== '');
  const isShort = reason.length <= SHORT_CHARACTERS && lines.length <= SHORT_LINES;
  return (
    <div className="text-[0.9375rem]">
      <p className="font-semibold">
        <Trans>Reason for visit</Trans>
      </p>
      {isShort ? (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere text-soft">
          {reason}
        </p>
      ) : (
        <details className="group">
          <summary className="list-none [&::-webkit-details-marker]:hidden">
            <span
              dir="auto"
              className="line-clamp-2 whitespace-pre-line wrap-anywhere text-soft group-open:hidden print:hidden"
            >
              {lines.join('\n')}
            </span>
            <span
              dir="auto"
              className="hidden whitespace-pre-line wrap-anywhere text-soft group-open:block print:block"
            >
              {reason}
            </span>
            <span className="link no-print inline-flex min-h-11 items-center group-open:hidden">
              <Trans>Show more</Trans>
            </span>
            <span className="link no-print hidden min-h-11 items-center group-open:inline-flex">
              <Trans>Show less</Trans>
            </span>
          </summary>
        </details>
      )}
    </div>
  );
}

/** Says that a visit was booked in spite of a warning, without the signs. */
export function DangerAcceptedNote() {
  return (
    <p className="notice notice-red flex items-start gap-2 font-semibold">
      <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <Trans>Danger sign reported, went on anyway</Trans>
    </p>
  );
}
