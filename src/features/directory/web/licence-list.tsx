import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { pastDay } from '#platform/web/format-date.ts';
import type { ShownLicence } from '../contract.ts';

/** Each licence as what it is: a number in a council's register, when it was looked up, and until when it holds. */
export function LicenceList({
  licences,
  today,
}: {
  readonly licences: readonly ShownLicence[];
  /** In Lagos, `yyyy-MM-dd`. */
  readonly today: string;
}) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-2">
      {licences.map(({ council, number, checkedAt, validUntil }) => {
        const [checked, until] = [pastDay(i18n, lagosDate(Date.parse(checkedAt))), pastDay(i18n, validUntil)];
        const hasEnded = validUntil < today;
        const Icon = hasEnded ? CircleAlert : BadgeCheck;
        return (
          <li key={`${council} ${number}`} className="flex items-start gap-2 wrap-anywhere">
            <Icon
              aria-hidden
              size={22}
              strokeWidth={1.75}
              className={`flex-none ${hasEnded ? 'text-amber' : 'text-green'}`}
            />
            <span>
              {hasEnded ? (
                <Trans>
                  {council} licence {number}, checked on {checked}, ended on {until}
                </Trans>
              ) : (
                <Trans>
                  {council} licence {number}, checked on {checked}, valid until {until}
                </Trans>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
