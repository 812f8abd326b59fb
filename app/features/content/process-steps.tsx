type Step = { step: string; duration: string; work: string; duties: string };

/** The steps of a project in order: what happens, how long it takes, what the customer does. */
export function ProcessSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="border-b border-line">
      {steps.map((step, index) => (
        <li
          key={step.step}
          className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t border-line py-6 first:border-line-strong sm:grid-cols-[4rem_minmax(0,1fr)]"
        >
          <span
            aria-hidden="true"
            className="tabular font-display text-title font-semibold text-muted"
          >
            {index + 1}
          </span>
          <div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="text-title">{step.step}</h3>
              <p className="text-small font-semibold">{step.duration}</p>
            </div>
            <p className="mt-2 max-w-[60ch]">{step.work}</p>
            <p className="mt-3 max-w-[60ch] border-l-[3px] border-accent pl-3 text-small text-muted">
              <strong className="text-ink">Ihre Aufgabe:</strong> {step.duties}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
