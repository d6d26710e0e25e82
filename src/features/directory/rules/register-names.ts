import { text } from '#platform/common/text.ts';

/** What patients read of the registers that listings come from, by `source`. */
const REGISTER_NAMES: Readonly<Record<string, string>> = {
  grid3_nga_v1: text('GRID3, health care facilities of Nigeria, version 1'),
  grid3_nga_v2: text('GRID3, health facilities of Nigeria, version 2'),
  hfr: text('the Health Facility Registry of Nigeria'),
  nga_facilities_combined: text('a combined list of the WHO, OpenStreetMap and NHMIS'),
  nhmis_2013: text('the National Health Management Information System'),
  osm_healthsites: text('OpenStreetMap (healthsites.io)'),
  who_maina_2019: text('the WHO list of public health facilities, 2019'),
};

/** Returns the name of a register by the `source` of its listings. */
export function registerName(source: string): string {
  return REGISTER_NAMES[source] ?? text('a public list of health facilities');
}
