/** What the agency wrote; once the offer is decided it asks for nothing any more. */
export function OfferLetter({ text, isFolded = false }: { text: string; isFolded?: boolean }) {
  if (!text) return null;
  const letter = <p className="max-w-[68ch] break-words whitespace-pre-line">{text}</p>;
  if (!isFolded) return letter;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold underline underline-offset-4">
        Anschreiben lesen
      </summary>
      {letter}
    </details>
  );
}
