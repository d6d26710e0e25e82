import { Trans } from '@lingui/react/macro';

/** Changes between columns and a list. */
export function LookButton({
  isList,
  onChoose,
}: {
  readonly isList: boolean;
  readonly onChoose: (isList: boolean) => void;
}) {
  return (
    <button type="button" className="link min-h-8" onClick={() => onChoose(!isList)}>
      {isList ? <Trans>Show as columns</Trans> : <Trans>Show as a list</Trans>}
    </button>
  );
}
