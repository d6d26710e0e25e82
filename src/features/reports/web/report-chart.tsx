import { useLingui } from '@lingui/react/macro';
import { pastDay } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import type { Report } from '../contract.ts';
import { type ChartFigure, chartFigures, largestFigures } from '../rules/report-chart.ts';
import { REPORTS } from '../rules/report-kinds.ts';
import { BarList } from './bar-list.tsx';

const WIDTH = 720;
const HEIGHT = 160;

/** The chart of a report: columns by day in order, or bars by name with the largest first. */
export function ReportChart({ report: { kind, rows } }: { readonly report: Report }) {
  const { i18n } = useLingui();
  const { charted, byDay, columns } = REPORTS[kind];
  const title = translateText(i18n, columns.find(({ key }) => key === charted)?.heading ?? '');
  const figures = chartFigures(kind, rows);
  if (byDay) return <DayColumns title={title} figures={figures} />;
  const bars = largestFigures(figures);
  const whole = figures.reduce((sum, { count }) => sum + count, 0);
  return bars.length === 0 ? null : <BarList title={title} bars={bars} whole={whole} empty="" />;
}

function DayColumns({ title, figures }: { readonly title: string; readonly figures: readonly ChartFigure[] }) {
  const { t, i18n } = useLingui();
  const most = Math.max(0, ...figures.map(({ count }) => count));
  const step = WIDTH / figures.length;
  const barOf = (count: number) => (most === 0 ? 0 : (HEIGHT * count) / most);
  const [first, last] = [figures[0], figures.at(-1)];
  return (
    <figure className="card grid gap-2">
      <figcaption className="flex justify-between gap-3">
        <span className="font-bold">{title}</span>
        <span className="text-soft">{t`Most on one day: ${i18n.number(most)}`}</span>
      </figcaption>
      {/* Hidden from screen readers, because the table below has the same figures. */}
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-40 w-full">
        {figures.map(({ name, count }, index) => (
          <rect
            key={name}
            x={index * step}
            width={Math.max(step * 0.8, 0.5)}
            y={HEIGHT - barOf(count)}
            height={barOf(count)}
            className="fill-green"
          />
        ))}
        <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-line" />
      </svg>
      {first && last && (
        <p className="flex justify-between text-sm text-soft">
          <span>{pastDay(i18n, first.name)}</span>
          <span>{pastDay(i18n, last.name)}</span>
        </p>
      )}
    </figure>
  );
}
