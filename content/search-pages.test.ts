import { afterEach, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from './company.ts';
import { buildRoutePageDocuments } from './search-pages.ts';
import { configureContent, getContentSettings } from './settings.ts';

const { texts } = getContentSettings();
afterEach(() => configureContent({ texts }));

it('finds a package by what its page says of it now', () => {
  configureContent({ texts: { pakete: { 'package.startpaket': 'Für Schmiede.' } } });
  expect(JSON.stringify(buildRoutePageDocuments(SAMPLE_COMPANY))).toContain('Für Schmiede.');
});
