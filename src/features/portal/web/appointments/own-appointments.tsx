import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { keep, readKept } from '#platform/web/kept-in-tab.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { usePractice } from '../practice-member.ts';

const NAME = 'portal-my-visits';

/**
 * Returns the choice between all visits and those of the user, for users who are a person on the list of the place; the
 * other users see all and get no choice. The tab remembers it.
 */
export function useOwnAppointments() {
  const { resourceId } = usePractice();
  const [isOn, setIsOn] = useState(() => readKept(NAME) !== null);
  const choose = (on: boolean) => {
    keep(NAME, on ? 'on' : null);
    setIsOn(on);
  };
  return {
    isShown: ({ person }: { readonly person?: { readonly id: number } | undefined }) =>
      !isOn || resourceId === null || person?.id === resourceId,
    choice:
      resourceId === null ? null : (
        <CheckboxInput
          label={<Trans>Only my visits</Trans>}
          checked={isOn}
          onChange={({ target }) => choose(target.checked)}
        />
      ),
  };
}
