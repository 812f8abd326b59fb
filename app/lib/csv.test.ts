import { expect, it } from 'vitest';
import { buildCsv } from './csv.ts';

it('writes cells that no spreadsheet runs', () => {
  const row = { name: '=HYPERLINK("http://evil")', company: 'A;"B"', price: -5 };
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', ' =1', '＝1', '\u00a0+1'])
    expect(buildCsv({ A: (text: string) => text }, [formula]), formula).toContain(`"'${formula}`);
  expect(buildCsv({ A: (text: string) => text }, ['+1.240,5\u00a0%'])).toContain(
    '"+1.240,5\u00a0%"',
  );
  expect(buildCsv({ A: (text: string) => text }, ['-1240,50'])).toContain('"-1240,50"');
  const csv = buildCsv<typeof row>(
    { Name: ({ name }) => name, Firma: ({ company }) => company, Preis: ({ price }) => price },
    [row],
  );
  expect(csv).toBe(
    '\uFEFF"Name";"Firma";"Preis"\r\n"\'=HYPERLINK(""http://evil"")";"A;""B""";"-5"\r\n',
  );
});
