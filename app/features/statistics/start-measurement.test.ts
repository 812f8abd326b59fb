// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { recordPageView } from './page-views.ts';
import { startMeasurement } from './start-measurement.ts';

vi.mock('#app/lib/attribution.ts', () => ({ followAttribution: () => undefined }));
vi.mock('./page-views.ts', () => ({ followConsent: () => undefined, recordPageView: vi.fn() }));
vi.mock('./errors.ts', () => ({ followErrors: () => undefined }));
vi.mock('./vitals.ts', () => ({ watchVitals: () => undefined }));
vi.mock('./memory.ts', () => ({ watchMemory: () => undefined }));
afterEach(() => document.body.replaceChildren());

it('counts pages, and no address that leads nowhere', () => {
  document.body.innerHTML = '<main><div data-missing=""></div></main>';
  startMeasurement();
  expect(recordPageView).not.toHaveBeenCalled();
  document.body.innerHTML = '<main></main>';
  startMeasurement();
  expect(recordPageView).toHaveBeenCalledOnce();
});
