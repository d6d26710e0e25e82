import { Plural, Trans } from '@lingui/react/macro';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { getSecondFactor } from '#features/auth/rules/second-factor-contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';

/** An action on the second factor. */
export type SecondFactorTask = 'set-up' | 'renew-codes' | 'remove';

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true, className: 'mt-0.5 flex-none' } as const;

/** Shows whether the account has a second factor, and the actions on it. */
export function SecondFactorState({
  state: { isOn, isRequired, recoveryCodesLeft },
  hasPasskey,
  onTask,
}: {
  readonly state: ReplyOf<typeof getSecondFactor>;
  /** A passkey is a second factor too. */
  readonly hasPasskey: boolean;
  readonly onTask: (task: SecondFactorTask) => void;
}) {
  if (!isOn) {
    return (
      <div className="grid justify-items-start gap-4">
        {isRequired && !hasPasskey && (
          <p className="notice notice-amber flex gap-2">
            <ShieldAlert {...ICON} />
            <span>
              <Trans>Your role needs a second factor. Until it is set up you can use your own account only.</Trans>
            </span>
          </p>
        )}
        <button type="button" className="button" onClick={() => onTask('set-up')}>
          <Trans>Set up</Trans>
        </button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="notice notice-green flex gap-2">
        <ShieldCheck {...ICON} />
        <span>
          <Trans>Signing in asks for a code.</Trans>{' '}
          <Plural
            value={recoveryCodesLeft}
            _0="No recovery code is left: get new ones."
            one="One recovery code is left."
            other="# recovery codes are left."
          />
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost" onClick={() => onTask('renew-codes')}>
          <Trans>New recovery codes</Trans>
        </button>
        <button type="button" className="button button-ghost" onClick={() => onTask('set-up')}>
          <Trans>Use another phone or app</Trans>
        </button>
        {(!isRequired || hasPasskey) && (
          <button type="button" className="button button-ghost" onClick={() => onTask('remove')}>
            <Trans>Turn off</Trans>
          </button>
        )}
      </div>
    </div>
  );
}
