import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordAccess } from '#features/privacy/contract.ts';
import { accessNameOf } from '#features/privacy/rules/access-names.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { recordAccessOf } from './privacy-queries.ts';

/** The accesses to the record by others, latest first. */
export function RecordAccessList({ userId }: { readonly userId: number }) {
  const { data, isError, refetch } = usePathQuery(recordAccessOf(userId));
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load who opened your record.</Trans>
      </LoadError>
    );
  }
  if (data === undefined) return <Spinner />;
  const { items, total } = data;
  if (total === 0) {
    return (
      <p>
        <Trans>Nobody but you has opened your record. Whenever somebody else does, it is written down here.</Trans>
      </p>
    );
  }
  const shown = items.length;
  return (
    <>
      <p>
        <Trans>Every look at your record by somebody else is written down, in a log that is only ever added to.</Trans>
      </p>
      <ul>
        {items.map((access) => (
          <Access key={access.id} access={access} />
        ))}
      </ul>
      {shown < total && (
        <p className="text-sm text-soft">
          <Trans>
            The latest {shown} of {total}. The file with your data has them all.
          </Trans>
        </p>
      )}
    </>
  );
}

function Access({ access }: { readonly access: RecordAccess }) {
  const { i18n } = useLingui();
  const { actorName, actorRole, act, object, at, member } = access;
  const what = translateText(i18n, accessNameOf(act));
  const role = translateText(i18n, accessNameOf(actorRole));
  const number = object.split(':')[1];
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <p className="font-semibold wrap-anywhere">
        {member === undefined ? (
          <>
            {actorName} <span className="font-normal text-soft">({role})</span>
          </>
        ) : (
          <>
            <MemberName name={actorName} member={member} />
            {member.desk !== undefined && <AtDesk name={member.desk} />}
            {member.madeBy !== undefined && <DoneBy name={member.madeBy} />}
          </>
        )}
      </p>
      <p className="wrap-anywhere">
        {what}
        {number !== undefined && ` #${number}`}
      </p>
      <p className="text-sm text-soft">{fullMoment(i18n, at)}</p>
    </li>
  );
}

/** At which shared computer a member was, such as ", at Reception 1". */
function AtDesk({ name }: { readonly name: string }) {
  return (
    <span className="font-normal">
      <Trans>, at {name}</Trans>
    </span>
  );
}

/** Who did without network what the member sent, such as ", as done by Ada O.". */
function DoneBy({ name }: { readonly name: string }) {
  return (
    <span className="font-normal">
      <Trans>, as done by {name}</Trans>
    </span>
  );
}

/** The name of a member of a practice with the role of that time, such as "Ngozi A., front desk of St. Mary's". */
function MemberName({
  name,
  member: { role, practice },
}: {
  readonly name: string;
  readonly member: NonNullable<RecordAccess['member']>;
}) {
  switch (role) {
    case 'owner':
      return (
        <Trans>
          {name}, owner of {practice}
        </Trans>
      );
    case 'manager':
      return (
        <Trans>
          {name}, manager of {practice}
        </Trans>
      );
    case 'clinician':
      return (
        <Trans>
          {name}, clinician of {practice}
        </Trans>
      );
    case 'desk':
      return (
        <Trans>
          {name}, front desk of {practice}
        </Trans>
      );
  }
}
