import { Trans, useLingui } from '@lingui/react/macro';
import type { Carrying, PutDown } from './use-carry.ts';

/** Where the visit that is carried would land, in words that screen readers announce. */
export function CarryNote({ carrying, putDown }: { readonly carrying: Carrying | null; readonly putDown: PutDown }) {
  return (
    <p aria-live="assertive" className="ms-auto text-sm font-semibold">
      {carrying === null ? <Down how={putDown} /> : <Held carrying={carrying} />}
    </p>
  );
}

function Down({ how }: { readonly how: PutDown }) {
  if (how === 'back') return <Trans>Put back: nothing has changed.</Trans>;
  return how === 'gone' ? <Trans>This visit has been changed by another user meanwhile.</Trans> : null;
}

function Held({ carrying: { appointment, over, where } }: { readonly carrying: Carrying }) {
  const { t } = useLingui();
  const name = appointment.forPerson?.name ?? appointment.patient.name;
  const place = over.name === undefined || over.name === null ? '' : `, ${over.name}`;
  if (where.type === 'unknown') return <Trans>Looking for times...</Trans>;
  if (where.type === 'none')
    return (
      <Trans>
        {name} can't be moved there{place}.
      </Trans>
    );
  if (where.type === 'home') {
    return <Trans>{name} is picked up. Arrows choose the time and the column, Enter drops, Escape puts it back.</Trans>;
  }
  const time = where.time.isTaken === true ? t`${where.time.time} (taken)` : where.time.time;
  return (
    <Trans>
      {name} to {time}
      {place}
    </Trans>
  );
}
