import { expect, it } from 'vitest';
import { joinViews } from './join-views.ts';

const view = (id: number, kind: string, actor: string | null = null) => ({
  id,
  kind,
  actor,
  body: '',
  created_at: `2026-11-2${id}T09:30:00Z`,
  evidence: null,
});

it('tells of views by the link in a row once, with their number and the last of them', () => {
  const events = [view(1, 'viewed'), view(2, 'viewed'), view(3, 'viewed'), view(4, 'question')];
  expect(joinViews(events).map(({ id, body }) => [id, body])).toEqual([
    [1, expect.stringMatching(/^3-mal über den Link, zuletzt am .*23\.11\.2026/)],
    [4, ''],
  ]);
});

it('tells of each view in the portal, between which a view by the link is a new one', () => {
  const events = [view(1, 'viewed'), view(2, 'viewed', 'customer'), view(3, 'viewed')];
  expect(joinViews(events).map(({ body }) => body)).toEqual([
    'über den Link',
    'im Portal',
    'über den Link',
  ]);
});
