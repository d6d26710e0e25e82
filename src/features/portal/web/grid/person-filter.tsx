import { Trans } from '@lingui/react/macro';
import { SelectInput } from '#platform/web/ui/select-input.tsx';

/** Shows the visits of one person, room or chair only, where there are several. */
export function PersonFilter({
  people,
  chosen,
  isInline = false,
  onChoose,
}: {
  /** Names by id. */
  readonly people: ReadonlyMap<number, string>;
  readonly chosen: number | null;
  /** With the label beside it. */
  readonly isInline?: boolean;
  readonly onChoose: (personId: number | null) => void;
}) {
  if (people.size < 2) return null;
  const ordered = [...people].sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <div className={isInline ? '[&_.field]:flex [&_.field]:items-center [&_.field]:gap-3' : 'max-w-xs'}>
      <SelectInput
        label={<Trans>Show visits with</Trans>}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">
          <Trans>Everybody</Trans>
        </option>
        {ordered.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
