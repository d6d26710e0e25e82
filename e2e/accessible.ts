import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

// Run in the page itself: the Playwright package sends axe again for every check, which takes four times as long.
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
declare const axe: typeof import('axe-core');

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const ONLY_COLOURS = { runOnly: COLOUR_RULES };
const WITHOUT_COLOURS = { rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) };

/** The content of an open modal dialog. A popup of the map is a dialog too, but leaves the page usable. */
const MODAL_DIALOG = '[role="dialog"][data-state="open"]';

/** Which looks of a text (`markNewPlaces`) were measured in both schemes; a file, because the workers of a run share it. */
export const MEASURED_PLACES = join(process.env['E2E_DATA_DIR'] ?? '', 'measured-places');
const measuredPlaces = () =>
  existsSync(MEASURED_PLACES) ? readFileSync(MEASURED_PLACES, 'utf8').split('\n').map(Number) : [];

/**
 * Fails if axe finds a violation on the screen once it has settled (WCAG 2.2 AA and best practice): every rule in the
 * light scheme, and the colour rules in the dark scheme too.
 *
 * Contrast takes five sixths of axe's time, so it is measured once in a run for texts of the same colour, size and weight on
 * the same backgrounds. With a dialog open it is measured in the dialog, not on the dimmed page behind it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, WITHOUT_COLOURS);
  const dialog = page.locator(MODAL_DIALOG).last();
  const part = (await dialog.isVisible()) ? dialog : page.locator(':root');
  if (!(await part.evaluate(markNewPlaces, measuredPlaces()))) return;
  const inLight = await expectNoViolations(page, ONLY_COLOURS, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await expectNoViolations(page, ONLY_COLOURS, part);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const measured = inLight.filter((each) => inDark.includes(each));
  appendFileSync(MEASURED_PLACES, measured.map((place) => `${place}\n`).join(''));
}

/** Marks one element of each place of text that isn't among the known ones. Returns true if there is any. */
function markNewPlaces(part: Element, known: readonly number[]): boolean {
  const places = new Set(known);
  const behind = new Map<Element | null, string>([[null, '']]);
  const backgroundOf = (element: Element | null): string => {
    const before = behind.get(element);
    if (element === null || before !== undefined) return before ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const all =
      backgroundOf(element.parentElement) + (isClear ? '' : `${backgroundColor},${backgroundImage},${opacity};`);
    behind.set(element, all);
    return all;
  };
  for (const element of document.querySelectorAll('[data-place]')) element.removeAttribute('data-place');
  const FIELDS = 'input:not([type=radio], [type=checkbox], [type=file]), select, textarea';
  /** Contrast has no rule for these. */
  const EXEMPT = ':disabled, [aria-disabled=true], [aria-hidden=true]';
  let isAnyNew = false;
  for (const element of part.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    if (!(hasText || element.matches(FIELDS)) || element.closest(EXEMPT) !== null) continue;
    // Text for screen readers only is one pixel large.
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.clientWidth === 1)
      continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    let place = 0;
    for (const character of `${backgroundOf(element)}|${color},${fontSize},${fontWeight}`)
      place = (Math.imul(place, 31) + character.charCodeAt(0)) | 0;
    if (places.has(place)) continue;
    places.add(place);
    element.setAttribute('data-place', String(place));
    isAnyNew = true;
  }
  return isAnyNew;
}

/** Fails if a rule is violated. Returns the marked places of text whose contrast could be measured. */
async function expectNoViolations(page: Page, rules: RunOptions, part = page.locator(':root')): Promise<number[]> {
  let found = await look(page, rules, part);
  // The screen may have changed while axe ran, so a violation must show up in a second run to count.
  if (found.violations.length > 0) found = await look(page, rules, part);
  expect(found.violations).toEqual([]);
  return found.places;
}

async function look(page: Page, rules: RunOptions, part: Locator): Promise<{ violations: string[]; places: number[] }> {
  // What is being replaced or faded in has temporary colours, as has everything when the scheme changes.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(endAnimations), { intervals: [50] }).toBe(0);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE_SOURCE);
    await page.evaluate(() => axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-place]' }] }));
  }
  return await part.evaluate(async (element, options) => {
    const whole = element === document.documentElement;
    const { violations, passes } = await axe.run(whole ? document : element, {
      resultTypes: options.runOnly === undefined ? ['violations'] : ['violations', 'passes'],
      elementRef: true,
      ...options,
    });
    const measured = passes.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      places: measured.map((node) => Number(node.element?.getAttribute('data-place'))),
    };
  }, rules);
}

/** Ends all animations but endless ones. Returns how many still run. */
function endAnimations(): number {
  const running = () =>
    document
      .getAnimations()
      .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
  let left = running();
  // Ended instead of waited for: a frame of hundreds of transitions costs much. An end may start those of children.
  for (let round = 0; round < 20 && left.length > 0; round++) {
    for (const each of left) each.finish();
    left = running();
  }
  return left.length;
}
