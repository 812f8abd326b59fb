import { useEffect, useRef } from 'react';

export type FieldProblem = { fieldId: string; message: string };

type ErrorSummaryProps = {
  problems: readonly FieldProblem[];
  /** Another value with each refused attempt, a counter or the answer itself. */
  attempt: unknown;
};

/**
 * Lists what is wrong and links to each field. Takes the focus with each
 * attempt, so that it is read first, also where the same is wrong again.
 */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="border border-danger bg-danger-wash p-4 shadow-[inset_6px_0_0_var(--danger)]"
    >
      <p className="font-semibold">Bitte prüfen Sie Ihre Angaben</p>
      <ul className="mt-1.5 grid gap-1 text-small">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              className="underline underline-offset-4"
              onClick={(event) => focusField(event, problem.fieldId)}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// A plain anchor would change the address and scroll below the fixed header
// without moving the focus into the field.
function focusField(event: { preventDefault: () => void }, fieldId: string): void {
  const target = document.getElementById(fieldId);
  if (!target) return;
  event.preventDefault();
  const control = target.matches('input, select, textarea, button')
    ? target
    : target.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus();
}

/** The errors of a form in the order of its fields, each with the id to jump to. */
export const problemsOf = <Name extends string>(
  errors: Partial<Record<NoInfer<Name>, string>>,
  fieldIds: Readonly<Record<Name, string>>,
): FieldProblem[] =>
  (Object.entries(fieldIds) as [Name, string][]).flatMap(([name, fieldId]) =>
    errors[name] ? [{ fieldId, message: errors[name] }] : [],
  );
