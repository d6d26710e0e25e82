import { openSignOutChannel } from '#features/auth/web/session/sign-out-channel.ts';
import { keepContactForm } from '#features/support/web/keep-contact-form.ts';
import { showChosen } from '#platform/web/show-chosen.ts';
import { keepHeader } from './layout/keep-header.ts';
import { keepMenu } from './layout/keep-menu.ts';

// Static pages load without the app: this is all that their header and the contact form need.
for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) keepMenu(menu);

const header = document.querySelector('header');
if (header !== null) keepHeader(header);

const tabs = document.getElementById('tabs');
if (tabs !== null) showChosen(tabs);

const contactForm = document.getElementById('contact-form');
if (contactForm !== null) keepContactForm(contactForm);
// Without scripts these links lead to the contact form; now that scripts run, point them to the chat.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-live-chat]')) link.href = '/live-chat';

const logOut = document.querySelector<HTMLButtonElement>('[data-log-out]');
const otherWindows = logOut === null ? undefined : openSignOutChannel();
otherWindows?.addEventListener('message', () => window.location.reload());
logOut?.addEventListener('click', () => {
  logOut.disabled = true;
  // The home page shows who is signed in, regardless of the outcome.
  fetch('/api/logout', { method: 'POST' })
    .then(() => otherWindows?.postMessage(null))
    .finally(() => window.location.assign('/'))
    .catch(() => undefined);
});
