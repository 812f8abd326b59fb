type Step = { step: string; duration: string; work: string; duties: string };

/** The steps of a project on a gauge: what happens, how long it takes, what the customer does. */
export function ProcessSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        <li key={step.step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[3.5rem_minmax(0,1fr)]">
          <div aria-hidden="true" className="relative flex flex-col items-end">
            <span className="tabular font-display text-title font-semibold">{index + 1}</span>
            <span className="gauge-y mt-2 w-3 grow" />
          </div>
          <div className="border-b border-line pb-6 [li:not(:first-child)>&]:pt-0 [li:not(:last-child)>&]:mb-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="text-title">{step.step}</h3>
              <p className="text-small font-semibold">{step.duration}</p>
            </div>
            <p className="mt-2">{step.work}</p>
            <p className="mt-2 text-small text-muted">
              <strong className="text-ink">Ihre Aufgabe:</strong> {step.duties}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
