import { Plural, Trans } from '@lingui/react/macro';
import type { DiaryPerson } from '../rules/diary-person.ts';

/** Names the child whom an entry or insight is about; renders nothing for the user's own. */
export function AboutPerson({ person: { forChild, childName, childAgeYears } }: { readonly person: DiaryPerson }) {
  if (!forChild) return null;
  return (
    <p className="font-semibold">
      {childName !== null ? (
        <Trans>About {childName}</Trans>
      ) : childAgeYears === null ? (
        <Trans>About your child</Trans>
      ) : (
        <Plural
          value={childAgeYears}
          _0="About your child under one year"
          one="About your child of # year"
          other="About your child of # years"
        />
      )}
    </p>
  );
}
