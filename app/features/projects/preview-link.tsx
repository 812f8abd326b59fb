/** To where the result of a step can be seen. */
export const PreviewLink = ({ href }: { href: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    className="mt-1 flex min-h-11 w-fit items-center text-small font-semibold underline underline-offset-4"
  >
    Vorschau ansehen
    <span aria-hidden="true">&nbsp;↗</span>
    <span className="sr-only"> (öffnet neuen Tab)</span>
  </a>
);
