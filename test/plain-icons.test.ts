import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from '../build/plain-icons.ts';

test('an icon is hidden from screen readers unless it has a name', () => {
  const Icon = createLucideIcon({ node: [['path', { d: 'M0 0h24' }]] });
  expect(renderToStaticMarkup(createElement(Icon, { size: 16 }))).toMatch(
    /^<svg width="16".*aria-hidden="true".*<path/,
  );
  const named = renderToStaticMarkup(createElement(Icon, { role: 'img', 'aria-label': 'Video' }));
  expect(named).toContain('role="img" aria-label="Video"');
  expect(named).not.toContain('aria-hidden');
});
