import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';

/** Confirms that an application was submitted. Takes the focus, because it replaces the form. */
export function ApplicationSubmitted({
  claimed,
  placeId,
}: {
  /** The name of the listing that is claimed. */
  readonly claimed?: string | undefined;
  /** The place in whose portal another one was applied for. */
  readonly placeId?: number | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="card grid justify-items-center gap-4 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-green-tint text-green-strong">
        <CircleCheck aria-hidden size={28} strokeWidth={1.75} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Application Submitted</Trans>
      </h2>
      <p className="max-w-[52ch]">
        <Trans>
          Thank you for your interest in joining our network. We'll review your application and get back to you soon.
        </Trans>
      </p>
      {claimed !== undefined && (
        <p className="notice max-w-[52ch] text-start wrap-anywhere">
          <Trans>
            One thing is left: show that {claimed} is yours. Open the link in the mail that we send you. There you can
            send a document or, if the register has a mobile number of the practice, have a code sent to it. If no mail
            comes within an hour, <Link href="/contact-us">write to us</Link>: only a few go to one address a day, and
            we can send it again.
          </Trans>
        </p>
      )}
      <p className="max-w-[52ch] text-soft">
        <Trans>
          We answer by e-mail to the address that you gave. If it is right, you get a receipt: one for each application,
          at most three a day.
        </Trans>
      </p>
      {placeId === undefined ? (
        <Link href="/" className="button">
          <Trans>Return Home</Trans>
        </Link>
      ) : (
        <Link href={`/provider-portal?provider=${placeId}&tab=online-booking`} className="button">
          <Trans>Back to the portal</Trans>
        </Link>
      )}
    </div>
  );
}
