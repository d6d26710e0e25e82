import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { PracticeFigures, readFigures } from '#features/portal/rules/figures/figures-contract.ts';
import { naira } from '#platform/common/naira.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { FIGURES_PATH } from '../portal-address.ts';
import { useMay, usePractice } from '../practice-member.ts';

type Group = PracticeFigures['groups'][number];
type Line = Group['lines'][number];

/** The figures of a place over some days, each group with what it is. */
export function FiguresView({ search }: { readonly search: URLSearchParams }) {
  const mayRead = useMay('figures');
  const { id, name } = usePractice();
  const days = { ...dayIn(search, 'from'), ...dayIn(search, 'to') };
  const figures = get<typeof readFigures>('/api/portal/providers/:id/figures', { params: { id }, query: days });
  const { data, isError, isFetching, refetch } = usePathQuery(figures, { enabled: mayRead });
  if (!mayRead) {
    return (
      <p className="notice">
        <Trans>An owner or a manager reads the figures.</Trans>
      </p>
    );
  }
  return (
    <section aria-label={name} className="grid gap-4">
      <Days search={search} shown={data} />
      {isError && (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the figures. Check the days: at most 366, the first not after the last.</Trans>
        </LoadError>
      )}
      {!isError && data === undefined && <Spinner />}
      {!isError && data !== undefined && <Groups figures={data} providerId={id} busy={isFetching} />}
    </section>
  );
}

function dayIn(search: URLSearchParams, name: 'from' | 'to'): Readonly<Record<string, string>> {
  const day = search.get(name);
  return day === null || day === '' ? {} : { [name]: day };
}

function Days({ search, shown }: { readonly search: URLSearchParams; readonly shown: PracticeFigures | undefined }) {
  const provider = search.get('provider');
  const [from, to] = [search.get('from') ?? shown?.from ?? '', search.get('to') ?? shown?.to ?? ''];
  return (
    <FilterBar key={`${from} ${to}`} path={FIGURES_PATH} isFiltered={false}>
      {provider !== null && <input type="hidden" name="provider" value={provider} />}
      <TextInput label={<Trans>From</Trans>} type="date" name="from" defaultValue={from} />
      <TextInput label={<Trans>To</Trans>} type="date" name="to" defaultValue={to} />
    </FilterBar>
  );
}

function Groups({
  figures: { from, to, groups },
  providerId,
  busy,
}: {
  readonly figures: PracticeFigures;
  readonly providerId: number;
  readonly busy: boolean;
}) {
  const { i18n } = useLingui();
  const [first, last] = [pastDay(i18n, from), pastDay(i18n, to)];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">
          <Trans>
            {first} to {last}
          </Trans>
        </p>
        <a
          href={`/api/portal/providers/${providerId}/figures.csv?from=${from}&to=${to}`}
          download
          className="button button-ghost"
        >
          <Trans>Download as CSV</Trans>
        </a>
      </div>
      <div aria-busy={busy} className="gap-4 *:mb-4 *:break-inside-avoid lg:columns-2">
        {groups.map((group) => (
          <FigureCard key={group.title} group={group} />
        ))}
      </div>
    </>
  );
}

function FigureCard({ group: { title, definition, lines, isShareOut } }: { readonly group: Group }) {
  const { i18n } = useLingui();
  const whole = isShareOut ? lines.reduce((sum, { value }) => sum + (value ?? 0), 0) : 0;
  const names = [...new Set(lines.map(({ of }) => of ?? ''))];
  return (
    <section className="card grid gap-3">
      <div>
        <h2 className="text-lg">{translateText(i18n, title)}</h2>
        <p className="text-[0.9375rem] text-soft">{translateText(i18n, definition)}</p>
      </div>
      {names.map((name) => (
        <div key={name} className="grid gap-1">
          {name !== '' && <h3 className="text-base font-bold wrap-anywhere">{translateText(i18n, name)}</h3>}
          <dl className="grid gap-1">
            {lines
              .filter(({ of = '' }) => of === name)
              .map((line) => (
                <FigureRow key={line.name} line={line} whole={whole} />
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function FigureRow({ line, whole }: { readonly line: Line; readonly whole: number }) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 border-b border-line py-1.5 last:border-b-0">
      <dt>{translateText(i18n, line.name)}</dt>
      <dd className="font-semibold tabular-nums">{shownValue(i18n, line)}</dd>
      {whole > 0 && (
        <div aria-hidden className="col-span-2 mt-1 h-2 rounded-full bg-green-tint">
          <div
            className="h-2 rounded-full bg-green"
            style={{ width: `${Math.round((1000 * (line.value ?? 0)) / whole) / 10}%` }}
          />
        </div>
      )}
    </div>
  );
}

function shownValue(i18n: I18n, { value, unit }: Line): string {
  if (value === null) return '–';
  if (unit === 'kobo') return naira(value);
  if (unit === 'percent') return i18n.number(value / 100, { style: 'percent' });
  if (unit === 'minutes') return i18n.number(value, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return i18n.number(value);
}

/** The link to the figures, for those who may read them. */
export function FiguresLink({ providerId }: { readonly providerId: number }) {
  const mayRead = useMay('figures');
  if (!mayRead) return null;
  return (
    <p>
      <Link href={`${FIGURES_PATH}?provider=${providerId}`} className="button button-ghost">
        <Trans>Figures of the practice</Trans>
      </Link>
    </p>
  );
}
