import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { RELATION_NAME } from '#features/appointments/web/relation-names.ts';
import { SectionCard } from '#features/auth/web/security/section-card.tsx';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { FormError } from '#platform/web/ui/form-error.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { useNow } from '#platform/web/use-now.ts';
import type { FamilyMember } from '../contract.ts';
import { FamilyAge } from './family-age.tsx';
import { FAMILY } from './family-query.ts';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';

const MemberForm = lazyPart(async () => (await import('./member-form.tsx')).MemberForm, FormError);
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The people whom the user books for: the list, a form to add or change one, and a dialog to confirm removing one. */
export function FamilyCard() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const { data: family, isError, refetch } = usePathQuery(FAMILY);
  const [editing, setEditing] = useState<{ readonly member: FamilyMember | undefined } | null>(null);
  const [removing, setRemoving] = useState<FamilyMember | null>(null);
  const { begin } = useDialogEntry(removing !== null, () => setRemoving(null));
  const addButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && editing === null) addButton.current?.focus();
    wasEditing.current = editing !== null;
  }, [editing]);
  const reload = () => queryClient.invalidateQueries({ queryKey: FAMILY.queryKey });
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your list of people.</Trans>
      </LoadError>
    );
  }
  if (family === undefined) return <Spinner />;
  return (
    <SectionCard title={<Trans>People you book for</Trans>}>
      <p className="max-w-[60ch] text-soft">
        <Trans>
          Your children, parents or others whose visits you book. You choose them in a booking instead of typing their
          name and age again. Only you see this list.
        </Trans>
      </p>
      {family.length > 0 && (
        <ul aria-label={t`People you book for`} className="grid gap-3">
          {family.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isReady={hydrated && editing === null}
              onEdit={() => setEditing({ member })}
              onRemove={() => {
                begin();
                setRemoving(member);
              }}
            />
          ))}
        </ul>
      )}
      {editing === null ? (
        <button
          ref={addButton}
          type="button"
          className="button button-ghost justify-self-start"
          disabled={!hydrated}
          onClick={() => setEditing({ member: undefined })}
        >
          <Plus {...ICON} />
          <Trans>Add a person</Trans>
        </button>
      ) : (
        <Suspense fallback={<Spinner />}>
          <MemberForm
            key={editing.member?.id}
            member={editing.member}
            onSaved={async () => {
              await reload();
              setEditing(null);
            }}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {removing !== null && (
        <RemoveMemberDialog
          member={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            void reload();
          }}
          focusAfterwards={() => addButton.current}
        />
      )}
    </SectionCard>
  );
}

function MemberRow({
  member: { name, relation, birthDate, bloodType, genotype, allergies },
  isReady,
  onEdit,
  onRemove,
}: {
  readonly member: FamilyMember;
  readonly isReady: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) {
  const { i18n, t } = useLingui();
  const today = lagosDate(useNow(0));
  const health = [bloodType, genotype].filter((fact) => fact !== null).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-[0.9375rem] text-soft">
          {i18n._(RELATION_NAME[relation])} · <FamilyAge birthDate={birthDate} today={today} />
          {health !== '' && ` · ${health}`}
        </p>
        {allergies !== null && (
          <p className="text-[0.9375rem] wrap-anywhere">
            <Trans>Allergies: {allergies}</Trans>
          </p>
        )}
      </div>
      <button
        type="button"
        className="button button-ghost"
        aria-label={t`Change ${name}`}
        disabled={!isReady}
        onClick={onEdit}
      >
        <Pencil {...ICON} />
        <Trans>Change</Trans>
      </button>
      <button
        type="button"
        className="button button-ghost"
        aria-label={t`Remove ${name}`}
        disabled={!isReady}
        onClick={onRemove}
      >
        <Trash2 {...ICON} />
        <Trans>Remove</Trans>
      </button>
    </li>
  );
}
