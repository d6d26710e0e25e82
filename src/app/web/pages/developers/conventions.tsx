import { Trans } from '@lingui/react/macro';

/** What holds for every call. */
export function Conventions() {
  return (
    <ul className="grid max-w-[68ch] list-disc gap-2 pl-5">
      <li>
        <Trans>
          Requests and replies are JSON in UTF-8, with <code>Content-Type: application/json</code>. Unknown fields of a
          request are refused. Replies may get further fields: ignore those you don't know.
        </Trans>
      </li>
      <li>
        <Trans>
          An instant is ISO 8601 with a zone: <code>2026-11-24T09:30:00Z</code>. A date without a time is a day in
          Lagos, and a time such as <code>09:30</code> is the clock there. Money is in kobo.
        </Trans>
      </li>
      <li>
        <Trans>Ids are whole numbers of up to 15 digits. Don't count on their order or on their being dense.</Trans>
      </li>
      <li>
        <Trans>
          Signing in sets the cookie <code>session</code>. Send it back with each request. A browser on another site
          can't make calls that change something.
        </Trans>
      </li>
      <li>
        <Trans>
          Lists take <code>limit</code> (up to 100) and <code>offset</code>. The reply is a plain array;{' '}
          <code>X-Total-Count</code> has the number of all items, and <code>Link</code> the first, last, previous and
          next page.
        </Trans>
      </li>
      <li>
        <Trans>
          Calls that create something take an <code>Idempotency-Key</code>. Repeat a request that got no reply with the
          same key: it happens once.
        </Trans>
      </li>
    </ul>
  );
}

/** How much one client may ask for. */
export function Limits() {
  return (
    <ul className="grid max-w-[68ch] list-disc gap-2 pl-5">
      <li>
        <Trans>
          Calls that sign in, write or guess are limited by network address, most to between 5 and 120 a minute. The
          headers <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> say
          how much is left. Above it the reply is 429 with <code>Retry-After</code>.
        </Trans>
      </li>
      <li>
        <Trans>A request body has at most 64 kB, except files, and arrives within 15 seconds.</Trans>
      </li>
      <li>
        <Trans>A held slot is kept for 10 minutes. A client holds one slot of each provider.</Trans>
      </li>
      <li>
        <Trans>Appointments can be booked for today and the six days after it.</Trans>
      </li>
    </ul>
  );
}

/** What a refused call returns. */
export function Errors() {
  const statuses = [
    [
      '400',
      <Trans key="400">
        The request doesn't fit. <code>fields</code> says what is wrong with each field.
      </Trans>,
    ],
    ['401', <Trans key="401">Sign in first.</Trans>],
    ['403', <Trans key="403">This account may not do that.</Trans>],
    ['404', <Trans key="404">It doesn't exist, or it isn't yours: the two look the same.</Trans>],
    ['409', <Trans key="409">It doesn't fit what has happened meanwhile, such as a slot that was taken.</Trans>],
    ['413', <Trans key="413">The body is too large.</Trans>],
    ['423', <Trans key="423">The shared computer is locked.</Trans>],
    [
      '429',
      <Trans key="429">
        Too many requests. Wait as long as <code>Retry-After</code> says.
      </Trans>,
    ],
    [
      '503',
      <Trans key="503">
        Busy or without its database. Repeat with the same <code>Idempotency-Key</code>.
      </Trans>,
    ],
  ] as const;
  return (
    <>
      <p className="max-w-[68ch]">
        <Trans>
          A refused call returns <code>code</code> for programs and <code>message</code> for people. Codes stay;
          messages may be reworded. All codes are in the schema <code>Refusal</code>.
        </Trans>
      </p>
      <dl className="mt-3 grid max-w-[68ch] grid-cols-[4ch_1fr] gap-x-4 gap-y-2">
        {statuses.map(([status, meaning]) => (
          <div key={status} className="contents">
            <dt className="font-semibold">{status}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
