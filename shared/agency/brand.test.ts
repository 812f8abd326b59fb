import { expect, it } from 'vitest';
import { buildAccents, buildBrandCss, contrast, findReadable, isReadable } from './brand.ts';

it('keeps text on the accent readable in both schemes, and the accent visible on the dark canvas', () => {
  for (const accent of ['#ffc91f', '#0b6b3f', '#1a2a6c', '#000000', '#ffffff', '#d81b60']) {
    const { light, dark } = buildAccents(accent);
    expect(isReadable(accent) || accent === '#000000' || findReadable(accent) !== accent).toBe(
      true,
    );
    expect(light.color).toBe(accent);
    expect(contrast(dark.color, '#0d1213'), accent).toBeGreaterThanOrEqual(3);
    for (const { color, text, strong } of [light, dark])
      expect(contrast(strong, text)).toBeGreaterThanOrEqual(contrast(color, text));
  }
});

it('refuses a colour on which neither ink nor white can be read, and names a near one', () => {
  const grey = '#837777';
  expect(isReadable(grey)).toBe(false);
  expect(isReadable(findReadable(grey))).toBe(true);
  expect(findReadable('#0b6b3f')).toBe('#0b6b3f');
});

it('is a lamp and no surface at night: the panel has the accent, not its colour', () => {
  const [, night = ''] = buildBrandCss('#1a2a6c').split('@media (prefers-color-scheme:dark)');
  expect(night).not.toContain('--canvas');
});

it('sets the roles of both schemes', () => {
  expect(buildBrandCss('#1a2a6c')).toMatch(
    /^:root\{--accent:#1a2a6c;.*--on-accent:#ffffff\}.*@media \(prefers-color-scheme:dark\)/,
  );
});
