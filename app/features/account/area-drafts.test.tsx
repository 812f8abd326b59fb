// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { User } from '@supabase/supabase-js';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { UNKNOWN_SESSION } from '#app/lib/session-state.ts';
import { writeSession } from '#app/lib/session-store.ts';
import { keepDrafts, readKeptDrafts } from '#app/lib/kept-drafts.ts';
import { readDraft } from '#app/private/talk/drafts.ts';
import { signOut } from './sign-out.ts';
import { useAreaGuard } from './use-area-guard.ts';

const auth = vi.hoisted(() => ({ failure: null as Error | null }));
vi.mock('./start-session.ts', () => ({ startSession: async () => undefined }));
vi.mock('./use-session-check.ts', () => ({ useSessionCheck: () => undefined }));
vi.mock('./sign-out-signal.ts', () => ({ tellOtherTabs: () => undefined }));
vi.mock('#app/ui/feedback/toast.ts', () => ({ showFailure: async () => undefined }));
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({
    auth: {
      getSession: async () => ({ data: { session: null }, error: auth.failure }),
      signOut: async () => ({ error: null }),
    },
  }),
}));

const DRAFT = { id: '', body: 'Fast fertig', attachments: [] };
const keep = () => keepDrafts({ author: 'ada', drafts: [['ada', DRAFT]], onTheirWay: [] });
beforeEach(keep);

it('has the drafts of whoever signs in again', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>{children}</MemoryRouter>
  );
  renderHook(() => useAreaGuard('portal'), { wrapper });
  expect(readDraft('ada').body).toBe('');
  act(() => writeSession({ ...UNKNOWN_SESSION, status: 'signed-in', user: { id: 'ada' } as User }));
  expect(readDraft('ada')).toEqual(DRAFT);
});

it('forgets them when he signs out on purpose, not when that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  auth.failure = new Error('no connection');
  await signOut(() => undefined);
  expect(readKeptDrafts()).not.toBeNull();
  auth.failure = null;
  await signOut(() => undefined);
  expect(readKeptDrafts()).toBeNull();
});
