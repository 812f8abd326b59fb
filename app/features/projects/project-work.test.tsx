// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { MilestoneEditor } from './milestone-editor.tsx';
import { NewProject } from './new-project.tsx';
import { ProjectFiles } from './project-files.tsx';
import { ProjectFacts } from './project-form.tsx';
import { useProjectPicture } from './project-picture.tsx';
import type { Milestone, Project } from './project-rows.ts';

// The code of dialogs comes on demand.

const server = vi.hoisted(() => ({
  /** Each call as it was written: 'from("projects").insert(…)'. */
  asked: [] as string[],
  answer: (_asked: string): { data?: unknown; error: unknown } => ({ data: [], error: null }),
}));
const upload = vi.hoisted(() => ({ canRetry: false }));
vi.mock('#app/lib/supabase-browser.ts', () => {
  const ask = (asked: string): object =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          if (name !== 'then')
            return (...values: unknown[]) =>
              ask(`${asked}.${String(name)}(${JSON.stringify(values).slice(1, -1)})`);
          return (resolve: (answer: unknown) => void) => {
            server.asked.push(asked);
            resolve(server.answer(asked));
          };
        },
      },
    );
  return {
    loadSupabase: async () => ({ from: (table: string) => ask(table), rpc: () => ask('rpc') }),
  };
});
vi.mock('#app/private/use-live-table.ts', () => ({ useLiveTable: () => undefined }));
vi.mock('#app/ui/feedback/toast.ts', () => ({
  showFailure: vi.fn(async () => undefined),
  showToast: async () => undefined,
}));
vi.mock('#app/lib/files/use-uploads.ts', () => ({
  useUploads: () => ({
    uploads: [{ id: '1', name: 'Logo.png', size: 9, sent: 3, problem: 'Unterbrochen', ...upload }],
    isBusy: false,
  }),
}));

const within = (children: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
function show(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  render(within(<RouterProvider router={router} />));
  return router;
}
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

const STEP = {
  id: 's1',
  title: 'Entwurf',
  description: '',
  status: 'awaiting_approval',
  needs_approval: true,
  updated_at: '2026-11-20T09:30:00Z',
  decided_at: null,
  due_on: null,
  position: 0,
} as Milestone;
const written = (verb: string) => server.asked.filter((asked) => asked.includes(`.${verb}(`));

beforeEach(() => {
  server.asked = [];
  server.answer = () => ({ data: [], error: null });
});
afterEach(cleanup);

it('sets the state of a step over the one that was seen, not over a decision', async () => {
  show(<MilestoneEditor projectId="p1" steps={[STEP]} />);
  const field = screen.getByLabelText('Status von Entwurf');
  await act(async () => fireEvent.change(field, { target: { value: 'in_progress' } }));
  expect(written('update')).toEqual([
    'project_milestones.update({"status":"in_progress"}).eq("id","s1")' +
      '.eq("status","awaiting_approval").select("id")',
  ]);
  expect(showFailure).toHaveBeenCalledWith(
    expect.any(String),
    expect.stringContaining('inzwischen gespeichert'),
  );
});

it('asks before it deletes a step', async () => {
  show(<MilestoneEditor projectId="p1" steps={[STEP]} />);
  await press('Entwurf bearbeiten');
  await press('Löschen');
  await screen.findByText(/lässt sich nicht rückgängig machen/);
  expect(written('delete')).toEqual([]);
  await press('Löschen');
  expect(written('delete')).toHaveLength(1);
});

it('makes one project of a second try after a lost answer, with what is typed by then', async () => {
  const router = show(<NewProject onClose={() => undefined} />);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/Titel/);
  type(/Titel/, 'Websiet');
  type(/E-Mail/, 'ada@kunde.example');
  server.answer = () => ({ error: { message: 'Failed to fetch' } });
  await press('Projekt anlegen');
  type(/Titel/, 'Website');
  server.answer = (asked) =>
    asked.includes('insert')
      ? { error: { code: '23505', message: 'duplicate key' } }
      : { data: [{ id: '1' }], error: null };
  await press('Projekt anlegen');
  const ids = written('insert').map((asked) => /"id":"([^"]+)"/.exec(asked)?.[1]);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(written('update')[0]).toContain('"title":"Website"');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/projekte/${String(ids[0])}`),
  );
});

it('asks before a dialog closes over what was typed, and not before', async () => {
  const onClose = vi.fn();
  show(<NewProject onClose={onClose} />);
  const field = await screen.findByLabelText(/Titel/);
  await press('Schließen');
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.change(field, { target: { value: 'Website' } });
  await press('Schließen');
  await press('Weiter bearbeiten');
  expect(onClose).toHaveBeenCalledOnce();
  await press('Schließen');
  await press('Verwerfen');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('asks before the facts of a project close over what was typed, and not before', async () => {
  show(
    <ProjectFacts
      project={
        { id: 'p1', title: 'Website', customer_email: 'a@b.de', status: 'active' } as Project
      }
    />,
  );
  const field = () => screen.queryByLabelText(/Titel/);
  await press('Eckdaten bearbeiten');
  await press('Abbrechen');
  expect(field()).toBeNull();
  await press('Eckdaten bearbeiten');
  fireEvent.change(field()!, { target: { value: 'Neuer Titel' } });
  await press('Abbrechen');
  await press('Weiter bearbeiten');
  expect(field()).toHaveProperty('value', 'Neuer Titel');
  await press('Abbrechen');
  await press('Verwerfen');
  expect(field()).toBeNull();
});

it.each([true, false])('asks before a stopped upload is left: %s', async (canRetry) => {
  upload.canRetry = canRetry;
  show(<ProjectFiles projectId="p1" ownId="k1" isStaff={false} />);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(canRetry);
});

it('shows as picture of a project only what browsers can show', async () => {
  renderHook(() => useProjectPicture('0a20f929-17bb-42b9-8172-e73da089db4b', 'k1'), {
    wrapper: ({ children }: { children: ReactNode }) => within(children),
  });
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]).toMatch(/\.in\("mime_type",\["image\/png",[^\]]*"image\/svg\+xml"\]\)/);
  expect(server.asked[0]).not.toMatch(/tiff|photoshop|heic/);
});
