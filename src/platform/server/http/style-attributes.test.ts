import { expect, test } from 'vitest';
import { withoutStyleAttributes } from './style-attributes.ts';

test('a style attribute becomes a rule with the same effect, one for all that are alike', () => {
  expect(
    withoutStyleAttributes('<i style="width:37.5%"></i><b style="top:4rem;height:2px"></b><u style="width:37.5%"></u>'),
  ).toEqual({
    html: '<i data-style="width:37.5%"></i><b data-style="top:4rem;height:2px"></b><u data-style="width:37.5%"></u>',
    css: '[data-style="width:37.5%"]{width:37.5%}[data-style="top:4rem;height:2px"]{top:4rem;height:2px}',
  });
});

test('markup without any stays as it is, also where a text speaks of one', () => {
  const html = '<p>Write  style=&quot;color:red&quot; here</p>';
  expect(withoutStyleAttributes(html)).toEqual({ html, css: '' });
});

test.each(['width:1px}body{display:none', 'background:url(&quot;x&quot;)', '<', '\\65 xpression'])(
  '%s is no declaration of ours and is left out',
  (text) => expect(withoutStyleAttributes(`<i style="${text}"></i>`)).toEqual({ html: '<i></i>', css: '' }),
);
