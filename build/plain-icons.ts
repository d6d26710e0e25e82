import { createElement, type SVGProps } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

/** Stands for the part of Lucide that draws its icons, which can do more than any screen asks of it. */
function createLucideIcon({ node }: IconData) {
  return ({ size = 24, strokeWidth = 2, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        ...{ width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth },
        ...{
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          'aria-hidden': !props['aria-label'] || undefined,
          ...props,
        },
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

export { createLucideIcon as default };
