import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * The component to which the macro's `<Trans>` compiles (lingui.config.ts). The library reads tags in filled-in values
 * as its own markup, so that a name like `<0>Ada</0>` would lose them; a value with `<` is handed over as a child
 * instead of as text.
 */
export function Trans({ values, ...props }: TransProps) {
  if (values === undefined) return <LinguiTrans {...props} />;
  const safe = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  );
  return <LinguiTrans {...props} values={safe} />;
}
