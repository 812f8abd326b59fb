// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Comparison } from './comparison.tsx';
import type { EditorField } from './field-spec.ts';
import { listParts } from './list-parts.ts';

afterEach(cleanup);

const FIELDS: readonly EditorField[] = [
  { name: 'title', label: 'Titel', required: true, spec: { kind: 'text', rows: 1 } },
  {
    name: 'questions',
    label: 'Fragen',
    required: false,
    spec: {
      kind: 'list',
      name: 'Frage',
      min: 0,
      item: {
        kind: 'group',
        fields: [
          {
            name: 'answer',
            label: 'Antwort',
            required: true,
            spec: { kind: 'text', rows: 3, format: 'markdown' },
          },
        ],
      },
    },
  },
];
const partsOf = (title: string, answer: string, body: string) =>
  listParts(FIELDS, { front: { title, questions: [{ answer }] }, body });

it('shows what differs as it is read, and marks it', () => {
  const before = partsOf('Titel', 'Ja, **immer**.', 'Eins\n\n- alt\n\nDrei');
  const after = partsOf('Titel', 'Ja, *meist*.', 'Eins\n\n- neu\n\nDrei');
  const { container } = render(<Comparison before={before} after={after} />);
  const marked = (name: string) =>
    [...container.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent);
  expect(marked('bg-danger-wash')).toEqual(['Früher: AntwortJa, immer.', 'Früher: alt']);
  expect(marked('bg-success-wash')).toEqual(['Jetzt: AntwortJa, meist.', 'Jetzt: neu']);
  expect(screen.getByText('immer').tagName).toBe('STRONG');
  expect(screen.getByText('neu').closest('li')).not.toBeNull();
  expect(container.textContent).not.toMatch(/\*|- /);
});

it('shows of a newer text what has come', () => {
  const [before, after] = [partsOf('Titel', 'Ja', 'Eins'), partsOf('Titel', 'Ja', 'Zwei')];
  const { container } = render(<Comparison before={before} after={after} isNewOnly />);
  expect(container.querySelector('.bg-danger-wash')).toBeNull();
  expect(container.querySelector('.bg-success-wash')?.textContent).toBe('Jetzt: Zwei');
});
