import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from './fixtures.ts';

/** Where the demo server writes messages: it runs without a mail server. */
const OUTBOX = join(process.env['E2E_DATA_DIR'] ?? '', 'demo/outbox');

/** Waits for the `sent`-th mail to an address with this subject and returns the link in it. */
export async function mailedLink(address: string, subject: string, sent = 1): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const texts = await textsOf(address, subject);
        link = /^http\S+#\S+$/m.exec(texts[sent - 1] ?? '')?.[0];
        return link;
      },
      { message: `a link in mail ${sent} to ${address}: ${subject}`, timeout: 20_000 },
    )
    .toBeDefined();
  return link ?? '';
}

async function textsOf(address: string, subject: string): Promise<string[]> {
  if (!existsSync(OUTBOX)) return [];
  const texts: string[] = [];
  for (const name of readdirSync(OUTBOX).sort()) {
    if (!name.endsWith('.eml')) continue;
    const source = readFileSync(join(OUTBOX, name));
    // Reading a mail takes much longer than searching it, and by the end of a run there are hundreds.
    if (!source.includes(address)) continue;
    const mail = await PostalMime.parse(source);
    if (mail.subject === subject && mail.to?.some((to) => to.address === address)) texts.push(mail.text ?? '');
  }
  return texts;
}
