/** A hidden toast of a plain page, for its script to show: on arrival, or when sending fails. */
export function ToastTemplate({
  when,
  title,
  description,
  isError = false,
}: {
  readonly when: 'arrival' | 'failure';
  readonly title: string;
  readonly description: string;
  readonly isError?: boolean;
}) {
  return (
    <template data-toast={when}>
      <div className="toast-viewport no-print">
        <output className={`toast ${isError ? 'toast-destructive' : ''}`}>
          <span>
            <span className="block font-bold">{title}</span>
            {description}
          </span>
        </output>
      </div>
    </template>
  );
}
