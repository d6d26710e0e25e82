import { Trans } from '@lingui/react/macro';

/** What follows a request for a new password. Doesn't reveal whether the account exists. */
export function LinkSentText() {
  return (
    <>
      <p>
        <Trans>
          If there is an account of that name, a link is on its way to its e-mail address. It works once, within 30
          minutes. Look among unwanted mail too.
        </Trans>
      </p>
      <p>
        <Trans>
          If you changed your address within the last 7 days, no link is sent until they are over: sign in with your
          password, or open the link to keep the former address in the mail that went there.
        </Trans>
      </p>
    </>
  );
}

/** The same as a notice of a page without scripts. */
export function LinkSent() {
  return (
    <div className="notice notice-green grid gap-2">
      <p className="font-bold">
        <Trans>Look into your e-mail</Trans>
      </p>
      <LinkSentText />
    </div>
  );
}
