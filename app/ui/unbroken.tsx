/** What no line ends in: numbers of documents, days, 'E-Mail', telephone numbers. */
const WHOLE =
  /(\b[A-Z]{2}-\d{4}-\w+|\b\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b|\bE-Mail(?!\w)|\+\d{1,3}(?: \d+)+)/u;

/** Text as it is, to be read and copied letter by letter; some parts of it stay on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a text have no names of their own and never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
