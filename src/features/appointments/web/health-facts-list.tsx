import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { telHref } from '#platform/common/tel-href.ts';
import type { SharedHealth } from '../rules/shared-health.ts';

/** Health facts, allergies first: what isn't known is left out. */
export function HealthFactsList({ facts }: { readonly facts: SharedHealth }) {
  const { bloodType, genotype, allergies, illnesses, medicines, isPregnant, contactName, contactPhone } = facts;
  return (
    <dl className="grid gap-1">
      <Fact name={<Trans>Allergies</Trans>}>{allergies}</Fact>
      <Fact name={<Trans>Medicines</Trans>}>{medicines}</Fact>
      <Fact name={<Trans>Long-term illnesses</Trans>}>{illnesses}</Fact>
      <Fact name={<Trans>Pregnant</Trans>}>{isPregnant === true && <Trans>Yes</Trans>}</Fact>
      <Fact name={<Trans>Blood type</Trans>}>{bloodType}</Fact>
      <Fact name={<Trans>Genotype</Trans>}>{genotype}</Fact>
      <Fact name={<Trans>Emergency contact</Trans>}>
        {(contactName !== null || contactPhone !== null) && (
          <>
            {contactName}{' '}
            {contactPhone !== null && (
              <a className="link" href={telHref(contactPhone)}>
                {contactPhone}
              </a>
            )}
          </>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  if (children === null || children === false) return null;
  return (
    <div className="wrap-anywhere">
      <dt className="inline text-soft">{name}: </dt>
      <dd className="inline font-semibold">{children}</dd>
    </div>
  );
}
