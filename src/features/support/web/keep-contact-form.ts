import { mailtoHref } from '#features/support/rules/contact-letter.ts';

/** How long a toast stays, ms. @see patient-area specification, section 9 */
const TOAST_MS = 5000;

/**
 * Sends the contact form of a plain page without leaving it: the answer to the post is shown in place, with its toast.
 * If there is no answer, the typed text stays and can be sent by the visitor's mail program.
 */
export function keepContactForm(box: HTMLElement): void {
  box.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    if (button === null || button.ariaDisabled === 'true') return;
    showBusy(button, true);
    const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    post(form.action, new URLSearchParams(fields), box.id).then(
      (answer) => {
        box.replaceChildren(...answer.childNodes);
        box.querySelector<HTMLElement>('[data-arrival]')?.focus();
        showToast(box, 'arrival');
      },
      () => {
        showBusy(button, false);
        offerMail(form, Object.fromEntries(fields));
        showToast(box, 'failure');
      },
    );
  });
}

/** Returns the part of the answer that replaces the form. @throws if the answer has none */
async function post(action: string, body: URLSearchParams, id: string): Promise<HTMLElement> {
  const answer = await fetch(action, { method: 'POST', body });
  const part = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(id);
  if (part === null) throw new TypeError('the answer is no form');
  return part;
}

/** Shows the button as busy, as the app does: same size, announced, and ignoring clicks. */
function showBusy(button: HTMLButtonElement, isBusy: boolean): void {
  const [idle, busy] = button.children;
  idle?.classList.toggle('invisible', isBusy);
  busy?.classList.toggle('invisible', !isBusy);
  busy?.firstElementChild?.classList.toggle('animate-spin', isBusy);
  if (isBusy) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  const said = button.nextElementSibling;
  if (said instanceof HTMLOutputElement) said.textContent = isBusy ? (busy?.textContent ?? '') : '';
}

function offerMail(form: HTMLFormElement, letter: Readonly<Record<string, string>>): void {
  const notice = form.querySelector<HTMLElement>('[data-unsent]');
  const link = notice?.querySelector('a');
  if (!notice || !link) return;
  const to = link.pathname;
  link.href = mailtoHref(to, { name: '', email: '', category: '', subject: '', message: '', ...letter });
  notice.hidden = false;
}

function showToast(box: HTMLElement, when: 'arrival' | 'failure'): void {
  const [made] = box.querySelector<HTMLTemplateElement>(`[data-toast=${when}]`)?.content.children ?? [];
  if (made === undefined) return;
  const toast = made.cloneNode(true) as HTMLElement;
  document.querySelector('.toast-viewport')?.remove();
  document.body.append(toast);
  setTimeout(() => toast.remove(), TOAST_MS);
}
