/** Returns a number of days as whole years, if it is that many years with their leap days, or as days. */
export function periodOf(days: number): { readonly unit: 'years' | 'days'; readonly count: number } {
  const years = Math.floor(days / 365);
  const leapDays = days - years * 365;
  return years > 0 && leapDays <= Math.ceil(years / 4)
    ? { unit: 'years', count: years }
    : { unit: 'days', count: days };
}
