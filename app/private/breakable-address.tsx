/** A mail address that is broken behind its @ where it does not fit. */
export function BreakableAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return host ? (
    <>
      {name}@<wbr />
      {/* Whole in the next line, not cut at a hyphen. */}
      <span className="inline-block [text-decoration:inherit]">{host}</span>
    </>
  ) : (
    children
  );
}
