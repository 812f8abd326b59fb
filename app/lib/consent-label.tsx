import type { ConsentText } from '#shared/consent/consent-texts.ts';

/** The text of a box, word for word, with its link in a new tab so that nothing entered is lost. */
export function ConsentLabel({ consent: { text, link } }: { consent: ConsentText }) {
  if (!link) return text;
  const [before, after] = text.split(link.label);
  return (
    <>
      {before}
      <a
        href={link.href}
        target="_blank"
        rel="noopener"
        className="font-semibold underline underline-offset-[0.22em]"
      >
        {link.label}
        <span className="sr-only"> (öffnet neuen Tab)</span>
      </a>
      {after}
    </>
  );
}
