import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import type { PrescriptionLine, PrintedPaper } from '#features/papers/contract.ts';
import { printedCode } from '#features/papers/rules/verify-code.ts';
import { daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import { naira } from '#platform/common/naira.ts';
import { longDay, pastDay } from '#platform/web/format-date.ts';
import { METHOD_NAMES, PAPER_NAMES } from './paper-names.ts';

/** A paper as it is read and printed: letterhead, content, who signed it, and how anyone can check it. */
export function PaperSheet({ paper, ref }: { readonly paper: PrintedPaper; readonly ref?: Ref<HTMLElement> }) {
  const { i18n, t } = useLingui();
  const { letterhead, kind, number, signedAt, state, authorLine, content } = paper;
  const { practice, patient, seenOn } = letterhead;
  const { age } = patient;
  const stamp = state === 'void' ? t`VOID` : state === 'draft' ? t`DRAFT` : undefined;
  const signedOn = signedAt === null ? null : pastDay(i18n, lagosDate(Date.parse(signedAt)));
  return (
    <article ref={ref} className="paper" aria-labelledby="paper-title" data-stamp={stamp}>
      <header>
        <p className="paper-practice">{practice.name}</p>
        <p>{practice.address}</p>
        {practice.phone !== null && <p>{practice.phone}</p>}
        {practice.isDemo && (
          <p>
            <strong>
              <Trans>Demo: this practice does not exist.</Trans>
            </strong>
          </p>
        )}
      </header>
      <h2 id="paper-title">{i18n._(PAPER_NAMES[kind])}</h2>
      {number !== null && (
        <p>
          <Trans>
            No. {number} of {signedOn}
          </Trans>
        </p>
      )}
      {state === 'draft' && (
        <p>
          <strong>
            <Trans>Draft. It is not signed, and the patient can't read it.</Trans>
          </strong>
        </p>
      )}
      {paper.voided !== null && <VoidNote voided={paper.voided} />}
      <dl>
        <Fact name={<Trans>For</Trans>}>
          {patient.name}
          {age !== null && (
            <>
              {', '}
              <Plural value={age} one="# year" other="# years" />
            </>
          )}
        </Fact>
        {seenOn !== null && <Fact name={<Trans>Visit on</Trans>}>{longDay(i18n, seenOn)}</Fact>}
      </dl>
      <Content content={content} name={patient.name} seenOn={seenOn} />
      {authorLine !== null && (
        <p className="paper-author">
          <Trans>
            Signed by <strong>{authorLine}</strong> on {signedOn}
          </Trans>
        </p>
      )}
      {paper.verify !== null && <Verify code={paper.verifyCode ?? ''} verify={paper.verify} />}
    </article>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function VoidNote({ voided: { at, reason } }: { readonly voided: NonNullable<PrintedPaper['voided']> }) {
  const { i18n } = useLingui();
  const day = pastDay(i18n, lagosDate(Date.parse(at)));
  return (
    <p>
      <strong>
        <Trans>Void since {day}. Do not use it.</Trans>
      </strong>{' '}
      {reason}
    </p>
  );
}

function Content({
  content,
  name,
  seenOn,
}: {
  readonly content: PrintedPaper['content'];
  readonly name: string;
  readonly seenOn: string | null;
}) {
  switch (content.kind) {
    case 'summary':
      return <Written text={content.text} />;
    case 'referral':
      return (
        <>
          <p>
            <Trans>To: {content.to}</Trans>
          </p>
          <Written text={content.text} />
        </>
      );
    case 'prescription':
      return <Medicines lines={content.lines} />;
    case 'sick_note':
      return <UnfitDays {...content} name={name} seenOn={seenOn} />;
    case 'receipt':
      return <Received {...content} />;
  }
}

function Written({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className="paper-text">
      {text}
    </p>
  );
}

function Medicines({ lines }: { readonly lines: readonly PrescriptionLine[] }) {
  return (
    <>
      <ol>
        {lines.map(({ name, strength, how, duration, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper don't change
          <li key={index}>
            <strong>{[name, strength].filter(Boolean).join(' ')}</strong>
            <br />
            {how}
            {duration !== '' && (
              <>
                <br />
                <Trans>For how long: {duration}</Trans>
              </>
            )}
            {quantity !== '' && (
              <>
                <br />
                <Trans>How much: {quantity}</Trans>
              </>
            )}
          </li>
        ))}
      </ol>
      <p>
        <Trans>This is text, not an e-prescription. It is not valid for controlled medicines.</Trans>
      </p>
    </>
  );
}

function UnfitDays({
  from,
  until,
  name,
  seenOn,
}: {
  readonly from: string;
  readonly until: string;
  readonly name: string;
  readonly seenOn: string | null;
}) {
  const { i18n } = useLingui();
  const [first, last] = [longDay(i18n, from), longDay(i18n, until)];
  const days = daysBetween(from, until) + 1;
  return (
    <p className="paper-text">
      {seenOn !== null && (
        <Trans>
          {name} was seen by us on {longDay(i18n, seenOn)}.
        </Trans>
      )}{' '}
      {days === 1 ? (
        <Trans>
          {name} is not fit for work or school on {first}.
        </Trans>
      ) : (
        <Trans>
          {name} is not fit for work or school from {first} to {last}, both days included.
        </Trans>
      )}{' '}
      (<Plural value={days} one="# day" other="# days" />)
    </p>
  );
}

function Received({ amountKobo, method, purpose, receivedAt }: Extract<PrintedPaper['content'], { kind: 'receipt' }>) {
  const { i18n } = useLingui();
  return (
    <dl>
      <Fact name={<Trans>Received</Trans>}>
        <strong>{naira(amountKobo)}</strong>
      </Fact>
      <Fact name={<Trans>Paid by</Trans>}>{i18n._(METHOD_NAMES[method])}</Fact>
      <Fact name={<Trans>Paid for</Trans>}>{purpose}</Fact>
      <Fact name={<Trans>Paid on</Trans>}>{longDay(i18n, lagosDate(Date.parse(receivedAt)))}</Fact>
    </dl>
  );
}

/** How anyone who holds the paper checks that it is genuine. */
function Verify({
  code,
  verify: { url, qr },
}: {
  readonly code: string;
  readonly verify: NonNullable<PrintedPaper['verify']>;
}) {
  const { size, path } = qr;
  return (
    <footer className="paper-verify">
      <svg viewBox={`0 0 ${size} ${size}`} width="120" height="120" aria-hidden>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>
        <Trans>Is this paper genuine, and does it still hold? Look here:</Trans>
        <br />
        <span className="paper-url">{url}</span>
        <br />
        <Trans>
          Code: <strong>{printedCode(code)}</strong>
        </Trans>
      </p>
    </footer>
  );
}
