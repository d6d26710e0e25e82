import { escapedHtml } from '../escaped-html.ts';
import { PRODUCT_NAME } from '../product.ts';

/** What a mail says. The texts are plain: markup in them is shown as it is written. */
export interface Mail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, as a button; in plain text its address stands on a line of its own. */
  readonly action?: MailLink;
  /** Other links, below the button; in plain text each with its address. */
  readonly links?: readonly MailLink[];
  /** What follows the button. */
  readonly afterwards?: readonly string[];
}

/** Where a mail leads, and what that is called. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A mail as it waits to be sent: its text, and what of it `mailHtml` makes a button and links of. */
export interface FramedMail {
  readonly subject: string;
  readonly text: string;
  readonly links: MailLinks;
}

/** The links of a mail, which its text holds one after the other. */
export interface MailLinks {
  readonly action?: MailLink;
  readonly others?: readonly MailLink[];
}

const PAGE = 'margin:0;padding:24px 12px;background:#fbfaf7;color:#14211c;font:16px/1.5 system-ui,Arial,sans-serif';
const CARD =
  'max-width:520px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e3e6e0;border-radius:14px;overflow-wrap:anywhere';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#0b6b4f;color:#fff;border-radius:11px;font-weight:600;text-decoration:none';
const LINK = 'display:inline-block;padding:6px 0;color:#0b6b4f;font-weight:600';
const SMALL = 'font-size:14px;color:#4a5a53';

const END = `\n\n-- \n${PRODUCT_NAME}\n`;

/** The frame of every mail: the texts, the links, the product's name. */
export function mailFrame({ subject, paragraphs, action, links: others, afterwards = [] }: Mail): FramedMail {
  const links = { ...(action !== undefined && { action }), ...(others !== undefined && { others }) };
  const blocks = [...paragraphs, ...linkBlocks(links), ...afterwards];
  return { subject: headerLine(subject), text: `${blocks.join('\n\n')}${END}`, links };
}

/** A framed mail as HTML. No image and nothing that is loaded from afar. */
export function mailHtml({ subject, text, links }: FramedMail): string {
  const line = escapedHtml(subject);
  const said = text.endsWith(END) ? text.slice(0, -END.length) : text;
  const blocks = linkBlocks(links).join('\n\n');
  const at = blocks === '' ? -1 : said.lastIndexOf(blocks);
  const before = at < 0 ? said : said.slice(0, at);
  const after = at < 0 ? '' : said.slice(at + blocks.length);
  const { action, others = [] } = links;
  const html = [
    `<p style="margin:0 0 16px;color:#0b6b4f;font-weight:700">${PRODUCT_NAME}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${line}</h1>`,
    ...paragraphs(before),
    ...(action === undefined ? [] : [button(action)]),
    ...(others.length === 0 ? [] : [linkList(others)]),
    ...paragraphs(after),
  ];
  return [
    '<!doctype html><html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${line}</title></head>`,
    `<body style="${PAGE}"><div style="${CARD}">${html.join('')}</div></body></html>`,
  ].join('');
}

/**
 * A text as one line that can stand in a mail's header: line breaks and other control characters, which could start a
 * header of their own, become spaces.
 */
export function headerLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function linkBlocks({ action, others = [] }: MailLinks): string[] {
  return [...(action === undefined ? [] : [action]), ...others].map(({ label, url }) => `${label}:\n${url}`);
}

function button({ label, url }: MailLink): string {
  const address = escapedHtml(url);
  return `<p style="margin:0 0 16px"><a href="${address}" style="${BUTTON}">${escapedHtml(label)}</a></p><p style="margin:0 0 16px;${SMALL}">${address}</p>`;
}

function linkList(links: readonly MailLink[]): string {
  const items = links.map(
    ({ label, url }) => `<a href="${escapedHtml(url)}" style="${LINK}">${escapedHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 16px">${items.join('<br>')}</p>`;
}

function paragraphs(text: string): string[] {
  const blocks = text.split(/\n{2,}/).filter((block) => block !== '');
  return blocks.map((block) => `<p style="margin:0 0 16px;white-space:pre-line">${escapedHtml(block)}</p>`);
}
