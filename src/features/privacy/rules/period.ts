/** A number of days as people say it: whole years, their leap days counted in, or days. */
export function periodOf(days: number): { readonly unit: 'years' | 'days'; readonly count: number } {
  const years = Math.floor(days / 365);
  const leapDays = days - years * 365;
  return years > 0 && leapDays <= Math.ceil(years / 4)
    ? { unit: 'years', count: years }
    : { unit: 'days', count: days };
}
