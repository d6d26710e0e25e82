import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddressFields } from './facility/address-fields.tsx';
import { FormSection } from './form-section.tsx';

/** The section for the location of the practice; `hint` belongs to the address, and `children` follow it. */
export function PlaceSection({ hint, children }: { readonly hint?: ReactNode; readonly children?: ReactNode }) {
  return (
    <FormSection title={<Trans>Practice Information</Trans>}>
      <AddressFields path="" hint={hint} />
      {children}
    </FormSection>
  );
}
