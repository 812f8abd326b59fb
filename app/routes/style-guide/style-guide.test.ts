import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Parts of a component that is shown, and what stands on every page or on every page of a demo. */
const NOT_BY_ITSELF = [
  'demo-mark',
  'form/field-error',
  'dialog-look',
  'overlay/page-dialog',
  'form/signature-canvas',
  'overlay/tooltip-popup',
  'site-link',
  'feedback/toaster',
];

it('shows every component', () => {
  const shown = globSync('app/routes/style-guide/*.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const components = globSync('app/ui/**/*.tsx', { exclude: ['**/*.test.tsx'] }).map((file) =>
    file.replaceAll('\\', '/').replace(/^app\/ui\/|\.tsx$/g, ''),
  );
  expect(components.length).toBeGreaterThan(25);
  const missing = components.filter((name) => !shown.includes(`'#app/ui/${name}.tsx'`));
  expect(missing.toSorted()).toEqual(NOT_BY_ITSELF.toSorted());
});
