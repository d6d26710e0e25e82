import { and, arrayContains, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import { providers } from '#db/schema/providers.ts';
import { PLACE_OF_CITY } from '#features/directory/rules/provider-cities.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import { BOOKABLE_DAYS, defaultHours, earliestStart } from '#features/schedules/rules/slots.ts';
import { EARTH_RADIUS_KM } from '#platform/common/distance.ts';
import { daysBetween, lagosDate, lagosTime, weekdayOf } from '#platform/common/lagos-time.ts';
import type { ProviderSearch } from '../contract.ts';
import { FACILITY_PATTERNS } from '../rules/facility-size.ts';
import { PRIOR_REVIEWS, PRIOR_TENTHS } from '../rules/rank/merit.ts';

/** Kilometres from a point to each provider; null in SQL where the provider's point isn't known. */
export function distanceKmFrom({ lat, lng }: { readonly lat: number; readonly lng: number }): SQL<number | null> {
  const dLat = sql`radians(${providers.latitude} - ${lat}::float8)`;
  const dLng = sql`radians(${providers.longitude} - ${lng}::float8)`;
  const chord = sql`power(sin(${dLat} / 2), 2) + cos(radians(${lat}::float8)) * cos(radians(${providers.latitude})) * power(sin(${dLng} / 2), 2)`;
  // LEAST passes over nulls, so an unknown point has to be told apart first.
  return sql<
    number | null
  >`case when ${providers.latitude} is not null then 2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(${chord}))) end`;
}

/** The place that distances are measured from, when the search names one. */
export function originOf(search: ProviderSearch): { lat: number; lng: number } | undefined {
  return search.lat === undefined || search.lng === undefined ? undefined : { lat: search.lat, lng: search.lng };
}

/** Whether the words of a search must occur as written or may be a little misspelt, which takes far longer to find. */
export type Spelling = 'as-written' | 'nearly';

/** What a provider must be to answer a search: there at all, and whatever it asks for. */
export function searchConditions(search: ProviderSearch, spelling: Spelling, nowMs: number): SQL | undefined {
  const origin = originOf(search);
  const place = search.city === undefined ? undefined : PLACE_OF_CITY[search.city];
  return and(
    isNull(providers.removedAt),
    ...textConditions(search.q, spelling),
    search.urgentCare ? eq(providers.providesUrgentCare, true) : undefined,
    search.telehealth ? eq(providers.telehealthAvailable, true) : undefined,
    search.acceptingNewPatients ? eq(providers.acceptingNewPatients, true) : undefined,
    search.lowCost ? eq(providers.lowCostOptions, true) : undefined,
    search.specialty === undefined ? undefined : eq(providers.specialty, search.specialty),
    place === undefined ? undefined : eq(providers.state, place.state),
    place?.lgas === undefined ? undefined : inArray(providers.lga, [...place.lgas]),
    search.state === undefined ? undefined : eq(providers.state, search.state),
    search.lga === undefined ? undefined : eq(providers.lga, search.lga),
    search.language === undefined ? undefined : arrayContains(providers.languages, [search.language]),
    search.insurance === undefined ? undefined : arrayContains(providers.acceptedInsurance, [search.insurance]),
    search.availableOn === undefined ? undefined : hasFreeSlotOn(search.availableOn, nowMs),
    search.openNow ? isOpenAt(nowMs) : undefined,
    origin === undefined || search.radiusKm === undefined
      ? undefined
      : sql`${distanceKmFrom(origin)} <= ${search.radiusKm}::float8`,
  );
}

/** Nearest first when a place is known; otherwise those who can be booked, the best match, the best rated. */
export function searchOrder(search: ProviderSearch, spelling: Spelling): SQL[] {
  const origin = originOf(search);
  const folded = foldText(search.q ?? '');
  const discounted = sql`(${providers.ratingTenths} * ${providers.reviewCount} + ${PRIOR_TENTHS * PRIOR_REVIEWS}::int)::float8 / (${providers.reviewCount} + ${PRIOR_REVIEWS}::int) desc`;
  return [
    ...(origin === undefined ? [] : [sql`${distanceKmFrom(origin)} asc nulls last`]),
    sql`${providers.bookable} desc`,
    ...(folded === '' ? [] : [bestMatchFirst(folded, spelling)]),
    discounted,
    sql`${facilitySize} desc`,
    sql`${providers.id} asc`,
  ];
}

/** The same as the rule of this name. */
const facilitySize = sql`case
  when lower(${providers.name}) ~ ${FACILITY_PATTERNS.biggest} then 3
  when lower(${providers.name}) ~ ${FACILITY_PATTERNS.hospital} then 2
  when lower(${providers.name}) ~ ${FACILITY_PATTERNS.smallest} then 0
  else 1 end`;

/** The words together, and the earlier the better: a text begins with the name. Misspelt ones by likeness. */
function bestMatchFirst(folded: string, spelling: Spelling): SQL {
  return spelling === 'as-written'
    ? sql`coalesce(nullif(strpos(${providers.searchText}, ${folded}), 0), 1000) asc`
    : sql`word_similarity(${folded}, ${providers.searchText}) desc`;
}

/** Every word must occur. A text of punctuation alone finds nothing. */
function textConditions(q: string | undefined, spelling: Spelling): SQL[] {
  if (q === undefined || q.trim() === '') return [];
  const words = foldText(q).split(' ').filter(Boolean);
  if (words.length === 0) return [sql`false`];
  return words.map((word) =>
    spelling === 'as-written' ? like(providers.searchText, `%${word}%`) : sql`${word} <% ${providers.searchText}`,
  );
}

/**
 * The hours of one provider on a day as a subquery `(opens, closes)`: those of its weekday or, without any in the week,
 * the usual ones, and the extra ones of that day; none on a day off. @see openOn, the same rule
 */
function hoursOn(date: string): SQL {
  const weekday = weekdayOf(date);
  const usual = [true, false].flatMap((urgent) =>
    defaultHours(urgent)
      .filter((stretch) => stretch.weekday === weekday)
      .map(({ opens, closes }) => sql`select ${urgent}::boolean, ${opens}::text, ${closes}::text`),
  );
  const usualHours =
    usual.length === 0 ? sql`select false, null::text, null::text where false` : sql.join(usual, sql` union all `);
  return sql`(
      select o.opens, o.closes from (
      select w.opens, w.closes from weekly_hours w where w.provider_id = ${providers.id} and w.weekday = ${weekday}
      union all
      select x.opens, x.closes from schedule_exceptions x
      where x.provider_id = ${providers.id} and x.day = ${date}::date and x.kind = 'extra'
      union all
      select u.opens, u.closes from (${usualHours}) u (urgent, opens, closes)
      where u.urgent = ${providers.providesUrgentCare} and ${providers.bookable}
        and not exists (select 1 from weekly_hours w where w.provider_id = ${providers.id})
      ) o where not exists (
        select 1 from schedule_exceptions x
        where x.provider_id = ${providers.id} and x.day = ${date}::date and x.kind = 'off'
      )
    )`;
}

/** Doors open at an instant. */
function isOpenAt(nowMs: number): SQL {
  const time = lagosTime(nowMs);
  return sql`exists (
    select 1 from ${hoursOn(lagosDate(nowMs))} h where h.opens <= ${time} and ${time} < h.closes
  )`;
}

/** The same rules as `slotsOn` and `freeSlots`, asked of every provider at once. */
function hasFreeSlotOn(date: string, nowMs: number): SQL {
  const ahead = daysBetween(lagosDate(nowMs), date);
  if (ahead < 0 || ahead >= BOOKABLE_DAYS) return sql`false`;
  const at = (time: SQL) => sql`((${date} || ' ' || ${time})::timestamp at time zone 'Africa/Lagos')`;
  const length = sql`make_interval(mins => ${providers.visitMinutes})`;
  const earliest = (providesUrgentCare: boolean) =>
    new Date(earliestStart({ providesUrgentCare }, nowMs)).toISOString();
  const isLicensed = sql`(${providers.licensedUntil} is null or ${providers.licensedUntil} >= ${date}::date)`;
  return sql`${providers.bookable} and ${isLicensed} and exists (
    select 1 from ${hoursOn(date)} h, generate_series(${at(sql`h.opens`)}, ${at(sql`h.closes`)} - ${length}, ${length}) slot
    where slot >= case when ${providers.noticeMinutes} is not null
      then ${new Date(nowMs).toISOString()}::timestamptz + make_interval(mins => ${providers.noticeMinutes})
      when ${providers.providesUrgentCare} then ${earliest(true)}::timestamptz else ${earliest(false)}::timestamptz end
      and not exists (
        select 1 from appointments a where a.provider_id = ${providers.id} and a.status = 'scheduled'
          and a.starts_at < slot + ${length} and a.ends_at > slot
      )
      and not exists (
        select 1 from slot_holds s where s.provider_id = ${providers.id} and s.expires_at > ${new Date(nowMs).toISOString()}::timestamptz
          and s.starts_at < slot + ${length} and s.ends_at > slot
      )
  )`;
}
