import { ButtonAnchor } from '#app/ui/button.tsx';

/** To where the result of a step can be seen. */
export const PreviewLink = ({ href }: { href: string }) => (
  <ButtonAnchor href={href} size="small" variant="secondary" className="mt-4 max-sm:w-full">
    Vorschau ansehen
    <span aria-hidden="true">↗</span>
    <span className="sr-only"> (öffnet neuen Tab)</span>
  </ButtonAnchor>
);
