/** Hosts up to this length fit where addresses stand, and are not cut at their hyphens. */
const SHORT = 24;

/** A mail address that is broken behind its @ where it does not fit. */
export function BreakableAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return host ? (
    <>
      {name}@<wbr />
      {host.length <= SHORT ? <span className="whitespace-nowrap">{host}</span> : host}
    </>
  ) : (
    children
  );
}
