import jsQR from 'jsqr';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { buildGiroCode, GIROCODE_DRAWING } from './girocode.ts';

const transfer = {
  holder: 'Maasbogen Digital',
  iban: 'NL91 ABNA 0417 1643 00',
  bic: 'ABNANL2A',
  amountCents: 156_090,
  remittance: 'RE-2026-0007',
};

describe('GiroCode', () => {
  it('has the fields of EPC069-12 in order', () => {
    expect(buildGiroCode(transfer).split('\n')).toEqual([
      'BCD', // service tag
      '002', // version
      '1', // UTF-8
      'SCT', // SEPA credit transfer
      'ABNANL2A',
      'Maasbogen Digital',
      'NL91ABNA0417164300',
      'EUR1560.90',
      '', // purpose
      '', // structured reference
      'RE-2026-0007',
    ]);
  });

  it.each([0, -1, 0.5, 100_000_000_000])('refuses %s cents', (amountCents) => {
    expect(() => buildGiroCode({ ...transfer, amountCents })).toThrow(RangeError);
  });

  it('takes the limits of the amount', () => {
    expect(buildGiroCode({ ...transfer, amountCents: 1 })).toContain('\nEUR0.01\n');
    expect(buildGiroCode({ ...transfer, amountCents: 99_999_999_999 })).toContain(
      '\nEUR999999999.99\n',
    );
  });

  it('cuts the name at 70 characters and refuses a reference beyond 140', () => {
    expect(buildGiroCode({ ...transfer, holder: 'ä'.repeat(80) }).split('\n')[5]).toBe(
      'ä'.repeat(70),
    );
    expect(buildGiroCode({ ...transfer, remittance: 'x'.repeat(140) })).toContain('x'.repeat(140));
    expect(() => buildGiroCode({ ...transfer, remittance: 'x'.repeat(141) })).toThrow(RangeError);
  });

  it('refuses a wrong IBAN and more than 331 bytes, and lets no line break in', () => {
    expect(() => buildGiroCode({ ...transfer, iban: 'NL92ABNA0417164300' })).toThrow(RangeError);
    expect(() =>
      buildGiroCode({ ...transfer, holder: '€'.repeat(70), remittance: '€'.repeat(140) }),
    ).toThrow(RangeError);
    expect(
      buildGiroCode({ ...transfer, holder: 'A\nB', remittance: 'RE\n\n1' }).split('\n'),
    ).toHaveLength(11);
  });

  it('is read back from the drawn code', () => {
    const payload = buildGiroCode({ ...transfer, holder: 'Müller & Söhne' });
    const { data, size } = encode(payload, GIROCODE_DRAWING);
    const scale = 4;
    const width = size * scale;
    const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
    for (let y = 0; y < width; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (data[Math.floor(y / scale)]![Math.floor(x / scale)])
          pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
    expect(jsQR(pixels, width, width)?.data).toBe(payload);
  });
});
