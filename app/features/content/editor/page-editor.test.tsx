// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { createMemoryRouter, data, redirect, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditorAnswer, EditorCall } from './editor-call.ts';
import { PageEditor } from './page-editor.tsx';
import { stayWhenRefused } from '#app/private/keep-typed.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ preview: null, hints: [] }));
});
afterEach(cleanup);

const TEXT = { draft: { front: { title: 'Titel' }, body: 'Text' }, seen: '1', publishAt: null };

function open(props: Partial<Parameters<typeof PageEditor>[0]> = {}) {
  let isThere = true;
  const sent: EditorCall[] = [];
  const answers: ((answer: EditorAnswer | Response) => void)[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as EditorCall);
    return new Promise<EditorAnswer | Response>((resolve) => answers.push(resolve));
  };
  const loader = () => {
    if (!isThere) throw data('Diesen Text gibt es nicht', { status: 404 });
    return null;
  };
  const element = (
    <PageEditor
      text={TEXT}
      fields={[{ name: 'title', label: 'Titel', required: true, spec: { kind: 'text', rows: 1 } }]}
      isPage
      body="running"
      isNew={false}
      hasDelivered={false}
      state="published"
      isLive
      mentions={[]}
      versions={[]}
      olderVersions={null}
      views={[]}
      help={{
        names: { figures: {}, pictures: {}, components: {} },
        targets: [],
        figures: [],
        choosePicture: () =>
          createPortal(
            <form aria-label="Bild" onSubmit={(event) => event.preventDefault()} />,
            document.body,
          ),
      }}
      {...props}
    />
  );
  const route = {
    path: '*',
    element,
    errorElement: <p>Diesen Text gibt es nicht</p>,
    loader,
    action,
    shouldRevalidate: stayWhenRefused,
  };
  const hydrationData = { loaderData: { '0': null } };
  const router = createMemoryRouter([route], { hydrationData });
  render(<RouterProvider router={router} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Titel/);
  return {
    sent,
    field,
    /** Leaves the page, and says where that has led. */
    leave: () => act(async () => router.navigate('/inhalte')),
    whereIs: () => router.state.location.pathname,
    /** From now on the page finds no text. */
    lose: () => void (isThere = false),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    answer: async (answer: EditorAnswer | Response) => {
      await waitFor(() => expect(answers).toHaveLength(1));
      answers.pop()!(answer);
    },
  };
}
const SAVED = { saved: { seen: '2', publishAt: null }, title: 'Entwurf gespeichert' };

it('saves a draft where somebody presses Enter, and nothing for a form of a dialog', async () => {
  const { sent, field, press } = open();
  press('Bild');
  fireEvent.submit(screen.getByRole('form', { name: 'Bild' }));
  fireEvent.submit(field.form!);
  await waitFor(() => expect(sent.map(({ intent }) => intent)).toEqual(['draft']));
  expect(field.form!.querySelector('[type=submit]')?.textContent).toContain('Entwurf');
});

it('says at a list how many entries it takes', () => {
  const item = { kind: 'text', rows: 1 } as const;
  const list = { kind: 'list', name: 'Angabe', item } as const;
  open({
    fields: [
      { name: 'title', label: 'Titel', required: true, spec: item },
      { name: 'facts', label: 'Eckdaten', required: true, spec: { ...list, min: 2 } },
      { name: 'sources', label: 'Quellen', required: true, spec: { ...list, min: 0 } },
    ],
  });
  expect(screen.getByRole('group', { name: 'Eckdaten (mindestens 2)', hidden: true })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Quellen (optional)', hidden: true })).toBeTruthy();
});

it('keeps a title that wraps one line of what is stored, and saves at Enter', async () => {
  const { sent, field, type } = open();
  type('Ein Titel\nüber zwei Zeilen');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ front: { title: 'Ein Titel über zwei Zeilen' } });
});

it('holds as unsaved what was typed while saving was under way', async () => {
  const { sent, type, press, answer } = open();
  type('Neu');
  press('Veröffentlichen');
  type('Neuer');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy());
  const front = { date: '2026-11-28' };
  await answer({ ...SAVED, saved: { seen: '2', publishAt: '2026-12-24T09:00:00Z', front } });
  // The page shows what has come; the toast may stand there before.
  await screen.findAllByText(/^Geht von selbst online/);
  expect(screen.getByText('Nicht gespeicherte Änderungen')).toBeTruthy();
  // The day is set: to go online before it is no longer the next step.
  press('Jetzt veröffentlichen');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ seen: '2', front: { title: 'Neuer' } });
  await answer(SAVED);
  await waitFor(() => expect(screen.queryByText('Nicht gespeicherte Änderungen')).toBeNull());
});

it('takes nothing in while a new text is being stored, whose page then begins anew', async () => {
  const { sent, field, press } = open({ isNew: true });
  press('Veröffentlichen');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() =>
    expect(field.matches(':disabled') || field.closest('fieldset')?.disabled).toBe(true),
  );
});

it('sends a new text again under the same id after a lost answer', async () => {
  const { sent, type, press, answer } = open({ isNew: true });
  press('Veröffentlichen');
  await answer({ message: 'Die Verbindung ist abgebrochen.', errors: {} });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  type('Neuer Titel');
  press('Veröffentlichen');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.id).toMatch(/.{36}/);
  expect(sent[1]).toMatchObject({ id: sent[0]?.id, slug: 'neuer-titel' });
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

it('keeps what is typed where somebody has deleted the text, until it is given up', async () => {
  const { sent, type, press, answer, lose } = open();
  const gone = { message: 'Jemand anderes hat gespeichert.', theirs: null };
  type('Was ich schrieb');
  lose();
  press('Veröffentlichen');
  await answer(gone);
  fireEvent.click(await screen.findByRole('button', { name: 'Meine Eingaben speichern' }));
  await waitFor(() =>
    expect(sent[1]).toMatchObject({
      intent: 'publish',
      seen: '',
      front: { title: 'Was ich schrieb' },
    }),
  );
  await answer(gone);
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  press('Eingaben verwerfen');
  await screen.findByText('Diesen Text gibt es nicht');
});

it('goes on from the delivered text where somebody has gone back to it', async () => {
  const { sent, field, type, press, answer } = open({ hasDelivered: true });
  const theirs = { ...TEXT, draft: { ...TEXT.draft, front: { title: 'Mitgeliefert' } }, seen: '' };
  type('Meiner');
  press('Veröffentlichen');
  await answer({ message: 'Jemand anderes hat gespeichert.', theirs });
  await screen.findByText('Mitgeliefert');
  press('Gespeicherte Fassung übernehmen');
  expect(field.value).toBe('Mitgeliefert');
  expect(screen.queryByText('Nicht gespeicherte Änderungen')).toBeNull();
  press('Veröffentlichen');
  await waitFor(() => expect(sent[1]).toMatchObject({ seen: '' }));
});

it('shows the delivered text once it is back, and says so', async () => {
  const { field, press, answer } = open({ hasDelivered: true });
  const label = 'Auf mitgelieferten Text zurücksetzen';
  press(label);
  await screen.findByText(`${label}?`);
  fireEvent.click(screen.getByRole('button', { name: label }));
  const draft = { ...TEXT.draft, front: { title: 'Mitgeliefert' } };
  await answer({ reset: { ...TEXT, draft, seen: '' }, title: 'Text zurückgesetzt' });
  await screen.findByText('Text zurückgesetzt');
  expect(field.value).toBe('Mitgeliefert');
  expect(screen.queryByRole('button', { name: label })).toBeNull();
});

it('asks before a version takes the place of what is not saved', async () => {
  const old = { front: { title: 'Früher' }, body: '' };
  const version = { id: 1, publishedAt: '2026-11-20T08:00:00Z', by: '', draft: old };
  const { field, type } = open({ versions: [version] });
  const restore = () => fireEvent.click(screen.getByText('Wiederherstellen'));
  type('Mein Satz');
  restore();
  fireEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(field.value).toBe('Mein Satz');
  restore();
  fireEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  expect(field.value).toBe('Früher');
  expect(screen.queryByText('Änderungen verwerfen?')).toBeNull();
});

it('asks who leaves while a new text is being stored where it is refused', async () => {
  const { type, press, leave, whereIs, answer } = open({ isNew: true });
  type('Neu');
  press('Veröffentlichen');
  await leave();
  await answer({ message: 'Bitte prüfen Sie die markierten Felder.', errors: { body: 'Fehlt.' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(whereIs()).toBe('/');
  expect(screen.getByLabelText<HTMLInputElement>(/^Titel/).value).toBe('Neu');
});

it('goes on to a new text that is stored, and away from one that is, without a question', async () => {
  const made = open({ isNew: true });
  made.type('Neu');
  made.press('Veröffentlichen');
  await made.answer(redirect('/neu'));
  await waitFor(() => expect(made.whereIs()).toBe('/neu'));
  cleanup();
  const { type, press, leave, whereIs, answer } = open();
  type('Neuer');
  press('Veröffentlichen');
  await leave();
  await answer(SAVED);
  await waitFor(() => expect(whereIs()).toBe('/inhalte'));
  expect(screen.queryByText('Änderungen verwerfen?')).toBeNull();
});

it('folds texts of a group that belong to one part of the page', () => {
  const labels = ['Titel', 'Pakete: Überschrift', 'Pakete: Einleitung', 'Zahlung: Überschrift'];
  open({
    isPage: false,
    body: null,
    fields: labels.map((label) => ({
      name: label,
      label,
      required: true,
      spec: { kind: 'text', rows: 2 },
    })),
  });
  const folds = [...document.querySelectorAll('details.panel')].map((fold) => [
    fold.querySelector('summary')?.textContent,
    fold.querySelectorAll('textarea').length,
  ]);
  expect(folds).toEqual([['Pakete', 2]]);
});
