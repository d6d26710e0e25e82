import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { PRODUCT_NAME } from '#platform/common/product.ts';

/** Shows new recovery codes, once, and offers them as a file. */
export function SecondFactorRecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Your recovery codes</Trans>
      </h3>
      <p>
        <Trans>
          Without your phone, each of these signs you in once in place of a code. Keep them where nobody else looks.
          They are not shown again.
        </Trans>
      </p>
      <ul className="grid max-w-[28rem] grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-paper p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a href={file} download={`${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`} className="button button-ghost">
          <Trans>Save as a file</Trans>
        </a>
        <button type="button" className="button" onClick={onDone}>
          <Trans>I have kept them</Trans>
        </button>
      </div>
    </div>
  );
}
