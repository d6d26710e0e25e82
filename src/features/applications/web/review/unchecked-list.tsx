import { Trans, useLingui } from '@lingui/react/macro';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { farPinOf, type Unchecked, uncheckedFacts } from '#features/applications/rules/unchecked.ts';

/** Lists what wasn't checked of an application that is about to be decided, and says what approving does not do. */
export function UncheckedList({
  application,
  isApproval,
}: {
  readonly application: ProviderApplication;
  readonly isApproval: boolean;
}) {
  const { t } = useLingui();
  const far = farPinOf(application);
  const [km, from, lga, state] = [far?.km.toFixed(1), far?.from, far?.nearest.lga, far?.nearest.state];
  const words: Readonly<Record<Unchecked, string>> = {
    listing_gone: t`The claimed listing was removed.`,
    listing_taken: t`The claimed listing is in the network already.`,
    proof_missing: t`Nothing proves that the practice is theirs.`,
    other_claims: t`Another application claims the same listing.`,
    question_open: t`Our question isn't answered.`,
    licence_missing: t`They gave no licence number.`,
    licence_not_looked_up: t`The licence wasn't looked up with the council.`,
    company_missing: t`They gave no CAC number.`,
    company_not_looked_up: t`The CAC number wasn't looked up.`,
    facility_licence_missing: t`They gave no number of the state's facility licence.`,
    facility_licence_not_looked_up: t`The state's facility licence wasn't looked up.`,
    further_licences_missing: t`The facility licences of the further places weren't looked up.`,
    nhia_not_looked_up: t`The NHIA number wasn't looked up.`,
    people_without_licence: t`Some of their people have no licence number.`,
    people_not_looked_up: t`The licences of their people weren't looked up with the councils.`,
    point_moves: t`Their pin is at another place than the listing.`,
    point_far: t`Their pin is ${km} km from ${from}. The nearest local government area is ${lga}, ${state}.`,
    further_point_far: t`The pin of a further place is far from its state or local government area.`,
  };
  return (
    <div className="notice grid gap-2" role="group" aria-labelledby="unchecked">
      <p id="unchecked" className="font-bold">
        <Trans>Not checked</Trans>
      </p>
      <ul className="list-disc ps-5">
        {uncheckedFacts(application).map((fact) => (
          <li key={fact}>{words[fact]}</li>
        ))}
      </ul>
      {isApproval && (
        <p>
          <Trans>
            Approving makes nothing bookable: the practice is set up next, and its members start the bookings.
          </Trans>
        </p>
      )}
    </div>
  );
}
