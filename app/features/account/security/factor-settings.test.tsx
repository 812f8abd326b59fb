import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { KeyRow } from './factor-settings.tsx';

afterEach(() => vi.unstubAllEnvs());

it('says by the clock of the agency since when a passkey is known, wherever it is rendered', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const row = renderToStaticMarkup(
    <KeyRow
      name={undefined}
      use="zum Anmelden"
      createdAt="2026-11-22T23:30:00Z"
      label="Entfernen"
      explanation=""
      busy={false}
      onRemove={() => undefined}
    />,
  );
  expect(row).toContain('seit 23. November 2026');
  expect(row).toContain('Passkey vom 23. November 2026 entfernen');
});
