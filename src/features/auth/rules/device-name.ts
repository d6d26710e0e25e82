/** Browser and operating system of a device; null if unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

// The first match counts: nearly every browser also claims to be Chrome or Safari, and every Android phone to be Linux.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bOpera Mini\b/, 'Opera Mini'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bUC ?Browser\b/, 'UC Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bPHX\//, 'Phoenix'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns browser and system from a User-Agent header, enough for users to recognize their own devices. */
export function deviceOf(userAgent: string): Device {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
