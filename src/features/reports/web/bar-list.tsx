import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Names with their counts as bars; the width of a bar is its share of `whole`. */
export function BarList({
  title,
  bars,
  whole,
  empty,
}: {
  readonly title: string;
  readonly bars: readonly { readonly name: string; readonly count: number }[];
  readonly whole: number;
  /** Shown if there are no bars. */
  readonly empty: ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <section className="card">
      <h2>{title}</h2>
      {bars.length === 0 ? (
        <p className="mt-2 text-soft">{empty}</p>
      ) : (
        <ul className="mt-3 grid gap-2.5">
          {bars.map(({ name, count }) => (
            <li key={name}>
              <p className="flex justify-between gap-3">
                <span>{name}</span>
                <span className="tabular-nums">
                  {i18n.number(count)}
                  <span className="text-soft"> ({i18n.number(count / whole, { style: 'percent' })})</span>
                </span>
              </p>
              <div aria-hidden className="mt-1 h-2 rounded-full bg-green-tint">
                <div
                  className="h-2 min-w-0.5 rounded-full bg-green"
                  style={{ width: `${Math.round((1000 * count) / whole) / 10}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
