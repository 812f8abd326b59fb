import { encode } from 'uqr';
import { buildGiroCode, GIROCODE_DRAWING } from '#shared/billing/girocode.ts';
import { formatCents } from '#shared/pricing/money.ts';
import type { GiroCodeProps } from './giro-code.tsx';

/** Black on white in the dark scheme too: apps read nothing else reliably. */
export default function GiroCodeDrawing({ bank, amountCents, number }: GiroCodeProps) {
  const { data, size } = encode(
    buildGiroCode({
      holder: bank.holder,
      iban: bank.iban,
      bic: bank.bic,
      amountCents,
      remittance: number,
    }),
    GIROCODE_DRAWING,
  );
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={`GiroCode für ${formatCents(amountCents)} an ${bank.holder}, Verwendungszweck ${number}`}
      viewBox={`0 0 ${size} ${size}`}
      className="block w-full"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
