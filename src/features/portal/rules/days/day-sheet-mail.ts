import { escapedHtml } from '#platform/common/escaped-html.ts';
import { type FramedMail, mailFrame } from '#platform/common/messages/mail-frame.ts';
import { longDate } from '#platform/common/messages/moment-words.ts';
import type { SheetRow } from './day-sheet.ts';

/** From when on the sheet of a day is mailed, and until when it is of use, Lagos time. */
export const MAILED_FROM = '06:30';
export const MAILED_UNTIL = '12:00';

interface Sheet {
  readonly place: string;
  /** The Lagos day, `yyyy-MM-dd`. */
  readonly day: string;
  /** When it was made, in Lagos, `06:30`. */
  readonly time: string;
  readonly rows: readonly SheetRow[];
}

/** Returns the mail with the sheet of a day, which is attached as a page to print. */
export function daySheetMail(sheet: Sheet, portalUrl: string): FramedMail {
  const { place, day, time, rows } = sheet;
  const counted = rows.length === 1 ? '1 visit' : `${rows.length} visits`;
  return mailFrame({
    subject: `${counted} today: ${place}`,
    paragraphs: [
      `The visits of ${place} on ${longDate(day)}, as of ${time}, are attached as a page to print. What is booked or changed later is in the portal.`,
      'It names patients: print it where only your team reads it, and shred it afterwards.',
    ],
    action: { label: 'Open the day', url: portalUrl },
    afterwards: ['You switched this e-mail on for yourself. You can end it below the printed sheet in the portal.'],
  });
}

const STYLE = `@page{size:A4;margin:10mm}body{font:11px/1.3 sans-serif;margin:0}h1{font-size:14px}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #555;padding:1px 4px;height:6mm;text-align:left}thead{display:table-header-group}`;

/** Returns the sheet of a day as an HTML page to print: nothing of why patients come. */
export function daySheetPage({ place, day, time, rows }: Sheet): string {
  const title = `${place}, ${longDate(day)}`;
  const heads = ['No.', 'Time', 'Name', 'Telephone', 'Hospital no.', 'Service', 'Insurer', 'Here', 'Seen'];
  const body = rows.map(({ number, time: at, name, age, phone, hospitalNumber, isVideo, service, person, insurer }) => [
    `${number}`,
    at,
    age === null ? name : `${name} (${age})`,
    phone ?? '',
    hospitalNumber ?? '',
    [isVideo ? 'Video' : null, service, person].filter(Boolean).join(', '),
    insurer ?? '',
    '',
    '',
  ]);
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapedHtml(cell)}</${tag}>`).join('')}</tr>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapedHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${escapedHtml(title)} (as of ${time})</h1><table><thead>${row(heads, 'th')}</thead>`,
    `<tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table></body></html>`,
  ].join('');
}
