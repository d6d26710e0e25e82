import { PRODUCT_NAME } from './product.ts';

/** What a mail says. The texts are plain: whatever they hold is shown as it is written. */
export interface Mail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, as a button; in plain text its address stands on a line of its own. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Other ways on, below the button; in plain text each with its address. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  /** What follows the button. */
  readonly afterwards?: readonly string[];
}

/** A mail in its two forms, and its subject. */
export interface FramedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const PAGE = 'margin:0;padding:24px 12px;background:#fbfaf7;color:#14211c;font:16px/1.5 system-ui,Arial,sans-serif';
const CARD =
  'max-width:520px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e3e6e0;border-radius:14px;overflow-wrap:anywhere';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#0b6b4f;color:#fff;border-radius:11px;font-weight:600;text-decoration:none';
const LINK = 'display:inline-block;padding:6px 0;color:#0b6b4f;font-weight:600';
const SMALL = 'font-size:14px;color:#4a5a53';

/** The frame of every mail: the product's name, the texts, one button. No image and nothing that is loaded from afar. */
export function mailFrame({ subject, paragraphs, action, links = [], afterwards = [] }: Mail): FramedMail {
  const line = headerLine(subject);
  const plain = [
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...afterwards,
    `-- \n${PRODUCT_NAME}`,
  ];
  const html = [
    `<p style="margin:0 0 16px;color:#0b6b4f;font-weight:700">${PRODUCT_NAME}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escaped(line)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(action === undefined ? [] : [button(action)]),
    ...(links.length === 0 ? [] : [linkList(links)]),
    ...afterwards.map(paragraph),
  ];
  return {
    subject: line,
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(line)}</title></head><body style="${PAGE}"><div style="${CARD}">${html.join('')}</div></body></html>`,
  };
}

/**
 * A text as one line that can stand in a mail's header: line breaks and other control characters, which could start a
 * header of their own, become spaces.
 */
export function headerLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function button({ label, url }: NonNullable<Mail['action']>): string {
  const address = escaped(url);
  return `<p style="margin:0 0 16px"><a href="${address}" style="${BUTTON}">${escaped(label)}</a></p><p style="margin:0 0 16px;${SMALL}">${address}</p>`;
}

function linkList(links: NonNullable<Mail['links']>): string {
  const items = links.map(({ label, url }) => `<a href="${escaped(url)}" style="${LINK}">${escaped(label)}</a>`);
  return `<p style="margin:0 0 16px">${items.join('<br>')}</p>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-line">${escaped(text)}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
