import { Plural, Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { forgetSent, useKeeper } from './keeper.ts';
import { useMarkWords } from './use-mark-words.ts';

/** What was done without network and is sent now, and what became of it in another way. */
export function SentMarks() {
  const words = useMarkWords();
  const { sent } = useKeeper();
  if (sent.length === 0) return null;
  // What is open stands in the list below.
  const changed = sent.filter(({ reply }) => reply.outcome === 'changed');
  return (
    <section role="status" className="notice notice-green mb-4 grid gap-2">
      <p className="flex items-center gap-3 font-semibold">
        <Check aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        <Plural
          value={sent.length}
          one="The network is back. # entry was sent."
          other="The network is back. # entries were sent."
        />
      </p>
      {changed.length > 0 && (
        <ul className="grid gap-1">
          {changed.map(({ mark, name, reply }) => (
            <li key={mark.id} className="wrap-anywhere">
              {lagosTime(Date.parse(mark.at))} {name}, {words.act(mark.act)}: {words.why(reply.why ?? '')} {reply.label}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="button button-ghost justify-self-start" onClick={forgetSent}>
        <Trans>Done</Trans>
      </button>
    </section>
  );
}
