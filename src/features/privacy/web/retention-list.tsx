import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { translateText } from '#platform/web/translate-text.ts';
import { periodOf } from '../rules/period.ts';
import { RETENTION } from '../rules/retention.ts';

/** The retention periods, from the same table that the deletion jobs use. */
export function RetentionList() {
  const { t, i18n } = useLingui();
  return (
    <ul className="grid list-disc gap-1.5 ps-5">
      {RETENTION.map(({ id, days, ...rule }) => {
        const { unit, count } = periodOf(days);
        const [what, start] = [translateText(i18n, rule.what), translateText(i18n, rule.from)];
        const period =
          unit === 'years'
            ? t`${plural(count, { one: '# year', other: '# years' })}`
            : t`${plural(count, { one: '# day', other: '# days' })}`;
        return (
          <li key={id}>
            <Trans>
              {what}: {period} from {start}
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}
