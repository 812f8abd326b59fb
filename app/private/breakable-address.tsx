/** A mail address that is broken behind its @ where it does not fit. */
export function BreakableAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return host ? (
    <>
      {name}@<wbr />
      {host}
    </>
  ) : (
    children
  );
}
