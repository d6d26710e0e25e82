import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { fullMoment, pastDay } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { chartOf } from '../rules/diary-chart.ts';
import { SEVERITIES } from '../rules/diary-choices.ts';
import { byPerson } from '../rules/diary-person.ts';
import { AboutPerson } from './about-person.tsx';

const WIDTH = 340;
const SEVERITY_HEIGHT = 92;
const TEMPERATURE_HEIGHT = 120;
const LEFT = 78;

type Chart = ReturnType<typeof chartOf>;

/** One chart for each person with two or more entries. */
export function DiaryCharts({ records }: { readonly records: readonly SymptomRecord[] }) {
  const courses = byPerson(records).filter((entries) => entries.length > 1);
  return courses.map((entries) => <DiaryChart key={entries[0]?.id} records={entries} />);
}

/** Severity and temperature of the entries over time: two charts, one above the other, and the figures as a table. */
function DiaryChart({ records }: { readonly records: readonly SymptomRecord[] }) {
  const { i18n } = useLingui();
  const { points, severities, temperatures, withoutSeverity } = chartOf(records);
  const isDrawn = severities.length > 0 || temperatures.length > 0;
  const [first, last] = [points[0], points.at(-1)];
  const dayOf = (iso: string) => pastDay(i18n, lagosDate(Date.parse(iso)));
  return (
    <figure className="card grid gap-2">
      <figcaption className="font-bold">
        {records[0] && <AboutPerson person={records[0]} />}
        <Trans>Severity and temperature over time</Trans>
      </figcaption>
      <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {severities.length > 0 && <SeverityChart severities={severities} />}
        {temperatures.length > 0 && <TemperatureChart temperatures={temperatures} />}
      </div>
      {withoutSeverity > 0 && (
        <p className="text-soft">
          <Plural
            value={withoutSeverity}
            one="# entry doesn't say how bad it was, so its severity is not drawn."
            other="# entries don't say how bad it was, so their severity is not drawn."
          />{' '}
          <Trans>Choose a symptom and how bad it is when you record, and you see its course here.</Trans>
        </p>
      )}
      {first && last && isDrawn && (
        <p className="text-sm text-soft">
          <Trans>
            From {dayOf(first.recordedAt)} to {dayOf(last.recordedAt)}
          </Trans>
        </p>
      )}
      {isDrawn && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-3">
            <Trans>Show as a table</Trans>
          </summary>
          <FigureTable points={points} />
        </details>
      )}
    </figure>
  );
}

function SeverityChart({ severities }: Pick<Chart, 'severities'>) {
  const { t, i18n } = useLingui();
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${SEVERITY_HEIGHT}`}
      role="img"
      aria-label={t`Worst severity of each entry`}
      className="w-full max-w-[520px] self-end"
    >
      {SEVERITIES.map((severity, index) => {
        const y = yOfLevel(index + 1);
        return (
          <g key={severity}>
            <line x1={LEFT} x2={WIDTH} y1={y} y2={y} className="stroke-line" />
            <text x={LEFT - 8} y={y + 5} textAnchor="end" className="fill-soft text-[13px]">
              {translateText(i18n, severity)}
            </text>
          </g>
        );
      })}
      <polyline
        points={severities.map(({ at, level }) => `${xOf(at)},${yOfLevel(level)}`).join(' ')}
        className="fill-none stroke-green"
        strokeWidth="2.5"
      />
      {severities.map(({ id, at, level }) => (
        <circle key={id} cx={xOf(at)} cy={yOfLevel(level)} r="4" className="fill-green" />
      ))}
    </svg>
  );
}

function TemperatureChart({ temperatures }: Pick<Chart, 'temperatures'>) {
  const { t } = useLingui();
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${TEMPERATURE_HEIGHT}`}
      role="img"
      aria-label={t`Temperature of each entry in °C`}
      className="w-full max-w-[520px] self-end"
    >
      {[36, 38, 40].map((degrees) => (
        <g key={degrees}>
          <line
            x1={LEFT}
            x2={WIDTH}
            y1={yOfDegrees(degrees)}
            y2={yOfDegrees(degrees)}
            className={degrees === 38 ? 'stroke-red' : 'stroke-line'}
            strokeDasharray={degrees === 38 ? '5 4' : undefined}
          />
          <text x={LEFT - 8} y={yOfDegrees(degrees) + 5} textAnchor="end" className="fill-soft text-[13px]">
            {degrees} °C
          </text>
        </g>
      ))}
      <polyline
        points={temperatures.map(({ at, temperature }) => `${xOf(at)},${yOfDegrees(temperature)}`).join(' ')}
        className="fill-none stroke-red"
        strokeWidth="2.5"
      />
      {temperatures.map(({ id, at, temperature }) => (
        <circle key={id} cx={xOf(at)} cy={yOfDegrees(temperature)} r="4" className="fill-red" />
      ))}
    </svg>
  );
}

function FigureTable({ points }: Pick<Chart, 'points'>) {
  const { i18n } = useLingui();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start [&_th]:text-start">
        <caption className="sr-only">
          <Trans>Severity and temperature over time</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="py-1 pe-3">
              <Trans>Time</Trans>
            </th>
            <th scope="col" className="py-1 pe-3">
              <Trans>Worst severity</Trans>
            </th>
            <th scope="col" className="py-1">
              <Trans>Temperature</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ id, recordedAt, level, temperature }) => (
            <tr key={id} className="border-t border-line">
              <td className="py-1 pe-3">{fullMoment(i18n, recordedAt)}</td>
              <td className="py-1 pe-3">
                {level === null ? '–' : translateText(i18n, SEVERITIES[level - 1] ?? 'mild')}
              </td>
              <td className="py-1">{temperature === null ? '–' : `${temperature.toFixed(1)} °C`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The x of a share of the time that the chart covers, 0 to 1. */
function xOf(share: number): number {
  return LEFT + share * (WIDTH - LEFT - 10);
}

/** The y of a severity, 1 to 3. */
function yOfLevel(level: number): number {
  return SEVERITY_HEIGHT - 16 - (level - 1) * 30;
}

/** The y of a temperature, from 35 °C at the bottom to 41 °C at the top. */
function yOfDegrees(degrees: number): number {
  const share = (Math.min(41, Math.max(35, degrees)) - 35) / 6;
  return TEMPERATURE_HEIGHT - 12 - share * (TEMPERATURE_HEIGHT - 24);
}
