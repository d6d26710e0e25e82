import { Plural, Trans } from '@lingui/react/macro';
import type { MergePreview } from '#features/network/contract.ts';

/** What a merge does, before it is confirmed. */
export function MergeEffects({ preview: { double, survivor } }: { readonly preview: MergePreview }) {
  const { reviews, members, visits } = double;
  const { name } = survivor;
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">
        <Trans>What happens</Trans>
      </h3>
      <ul className="list-disc ps-5 grid gap-1">
        <li>
          <Trans>
            The double isn't found any more. Its address leads to {name}, and an import won't bring it back.
          </Trans>
        </li>
        <li>
          {reviews === 0 ? (
            <Trans>It has no reviews.</Trans>
          ) : (
            <Plural
              value={reviews}
              one="Its review moves to the one that stays."
              other="Its # reviews move to the one that stays."
            />
          )}
        </li>
        <li>
          {members === 0 ? (
            <Trans>It has no members.</Trans>
          ) : (
            <Plural
              value={members}
              one="Its member runs the one that stays from now on."
              other="Its # members run the one that stays from now on."
            />
          )}
        </li>
        <li>
          {visits === 0 ? (
            <Trans>It has had no visits.</Trans>
          ) : (
            <Plural
              value={visits}
              one="Its visit keeps its name and place for the patient, with the insurance shared for it, and opens in the portal of the one that stays."
              other="Its # visits keep their name and place for the patients, with the insurance shared for them, and open in the portal of the one that stays."
            />
          )}
        </li>
        <li>
          <Trans>
            News and messages move. Its hours, people, services, licences, pictures and places on its waiting list end:
            the one that stays keeps its own.
          </Trans>
        </li>
      </ul>
      <p className="notice notice-amber">
        <Trans>This can't be undone.</Trans>
      </p>
    </section>
  );
}
