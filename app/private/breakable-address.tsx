import { Fragment } from 'react';

/** Hosts up to this length fit where addresses stand, and are not cut at their hyphens. */
const SHORT = 24;

/** A mail address that is broken behind its @ where it does not fit, and before dots. */
export function BreakableAddress({ children }: { children: string }) {
  const [name = '', host] = children.split('@');
  return host ? (
    <>
      <BreakableDots>{name}</BreakableDots>@<wbr />
      {host.length <= SHORT ? (
        <span className="whitespace-nowrap">{host}</span>
      ) : (
        <BreakableDots>{host}</BreakableDots>
      )}
    </>
  ) : (
    children
  );
}

const BreakableDots = ({ children }: { children: string }) =>
  children.split('.').map((part, index) =>
    index === 0 ? (
      part
    ) : (
      // The parts of an address have no names of their own and never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        <wbr />.{part}
      </Fragment>
    ),
  );
