import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { type Control, type FieldError, type FieldErrors, type FieldValues, useFormState } from 'react-hook-form';
import { translateText } from '#platform/web/translate-text.ts';

interface Problem {
  readonly message: string;
  readonly field: HTMLElement | undefined;
}

/** The errors of a form, above its fields, each with a link to its field. Takes focus when a submit failed. */
export function ErrorSummary<Values extends FieldValues, Context, Sent>({
  control,
}: {
  readonly control: Control<Values, Context, Sent>;
}) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const { errors, submitCount } = useFormState({ control });
  const [attempt, setAttempt] = useState<{ count: number; problems: readonly Problem[] }>({ count: 0, problems: [] });
  // The problems of the last attempt stay until the next one, those mended struck out: the page must not jump while the
  // user types.
  if (attempt.count !== submitCount) setAttempt({ count: submitCount, problems: problemsOf(errors) });

  useEffect(() => {
    for (const { field } of attempt.problems) field?.closest('details')?.setAttribute('open', '');
    box.current?.focus();
  }, [attempt]);

  if (attempt.problems.length === 0) return null;
  const open = new Set(problemsOf(errors).map(keyOf));
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className="rounded-card border-2 border-red p-4">
      <h2 id={titleId} className="text-[1.0625rem]">
        <Trans>There is a problem</Trans>
      </h2>
      <ul className="mt-1">
        {attempt.problems.map((problem) => (
          <ProblemLine key={problem.field?.id ?? problem.message} {...problem} isMended={!open.has(keyOf(problem))} />
        ))}
      </ul>
    </section>
  );
}

function ProblemLine({ message, field, isMended }: Problem & { readonly isMended: boolean }) {
  const { i18n } = useLingui();
  return (
    <li className={`font-semibold ${isMended ? 'text-soft' : 'text-red'}`}>
      {field === undefined ? (
        translateText(i18n, message)
      ) : (
        <a
          href={`#${field.id}`}
          className={`inline-block py-2 underline-offset-3 ${isMended ? 'line-through' : 'underline'}`}
          onClick={(event) => {
            event.preventDefault();
            field.focus();
          }}
        >
          {translateText(i18n, message)}
        </a>
      )}
      {isMended && (
        <span className="sr-only">
          {' '}
          <Trans>Mended</Trans>
        </span>
      )}
    </li>
  );
}

function keyOf({ field, message }: Problem): HTMLElement | string {
  return field ?? message;
}

/** Returns the errors without a field, then those of the fields in the order of the screen. */
function problemsOf(errors: FieldErrors): Problem[] {
  const problems = flatten(errors);
  const atFields = problems
    .filter((problem): problem is Problem & { field: HTMLElement } => problem.field !== undefined)
    .sort((a, b) => (a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return [...problems.filter(({ field }) => field === undefined), ...atFields];
}

/** The errors of fields, of lists of fields, and of neither. */
function flatten(errors: unknown): Problem[] {
  if (typeof errors !== 'object' || errors === null || errors instanceof Node) return [];
  const { message, ref } = errors as Partial<FieldError>;
  if (typeof message === 'string') return [{ message, field: ref instanceof HTMLElement ? ref : undefined }];
  return Object.values(errors).flatMap(flatten);
}
