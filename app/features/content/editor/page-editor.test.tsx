// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditorAnswer, EditorCall } from './editor-call.ts';
import { PageEditor } from './page-editor.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ preview: null, hints: [] }));
});
afterEach(cleanup);
// The code of a dialog comes when it opens.
configure({ asyncUtilTimeout: 60_000 });

const TEXT = { draft: { front: { title: 'Titel' }, body: 'Text' }, seen: '1', publishAt: null };

function open(isNew = false) {
  const sent: EditorCall[] = [];
  const answers: ((answer: EditorAnswer) => void)[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as EditorCall);
    return new Promise<EditorAnswer>((resolve) => answers.push(resolve));
  };
  const element = (
    <PageEditor
      text={TEXT}
      fields={[{ name: 'title', label: 'Titel', required: true, spec: { kind: 'text', rows: 1 } }]}
      hasBody
      isNew={isNew}
      hasDelivered={false}
      versions={[]}
      targets={[]}
      figures={[]}
      views={[]}
      choosePicture={() =>
        createPortal(
          <form aria-label="Bild" onSubmit={(event) => event.preventDefault()} />,
          document.body,
        )
      }
    />
  );
  const path = [{ path: '*', element, action }];
  render(<RouterProvider router={createMemoryRouter(path)} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Titel/);
  return {
    sent,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    answer: async (answer: EditorAnswer) => {
      await waitFor(() => expect(answers).toHaveLength(1));
      answers.pop()!(answer);
    },
  };
}
const SAVED = { saved: { seen: '2', publishAt: null }, title: 'Entwurf gespeichert' };

it('saves a draft where somebody presses Enter, and nothing for a form of a dialog', async () => {
  const { sent, field, press } = open();
  press('Bild aus der Mediathek');
  fireEvent.submit(screen.getByRole('form', { name: 'Bild' }));
  fireEvent.submit(field.form!);
  await waitFor(() => expect(sent.map(({ intent }) => intent)).toEqual(['draft']));
  expect(field.form!.querySelector('[type=submit]')?.textContent).toContain('Entwurf');
});

it('holds as unsaved what was typed while saving was under way', async () => {
  const { sent, type, press, answer } = open();
  type('Neu');
  press('Veröffentlichen');
  type('Neuer');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy());
  const saved = { ...SAVED.saved, front: { date: '2026-11-28' } };
  await answer({ saved, title: 'Die erste Fassung ist da' });
  await screen.findByText('Die erste Fassung ist da');
  expect(screen.getByText('Nicht gespeicherte Änderungen')).toBeTruthy();
  press('Veröffentlichen');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ seen: '2', front: { title: 'Neuer' } });
  await answer(SAVED);
  await waitFor(() => expect(screen.queryByText('Nicht gespeicherte Änderungen')).toBeNull());
});

it('takes nothing in while a new text is being stored, whose page then begins anew', async () => {
  const { sent, field, press } = open(true);
  press('Veröffentlichen');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() =>
    expect(field.matches(':disabled') || field.closest('fieldset')?.disabled).toBe(true),
  );
});

it('asks in its own words whether a text that somebody has changed is deleted all the same', async () => {
  const { sent, press, answer } = open();
  press('Löschen');
  await screen.findByText('Text löschen?');
  fireEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  await answer({ message: 'Jemand anderes hat gespeichert.', theirs: { ...TEXT, seen: '9' } });
  await screen.findByText('Trotzdem löschen');
  expect(screen.queryByText('Meine Eingaben speichern')).toBeNull();
  press('Trotzdem löschen');
  await waitFor(() => expect(sent[1]).toMatchObject({ intent: 'remove', seen: '9' }));
});
