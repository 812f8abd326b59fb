// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const FILE = { path: 'ada/1', name: 'Brief.pdf', mime_type: 'application/pdf', size_bytes: 3 };

/** As the module begins on a freshly loaded page. */
async function load(person = 'ada') {
  vi.resetModules();
  const page = await import('./drafts.ts');
  page.openDrafts(person);
  return page;
}
beforeEach(() => sessionStorage.clear());

it('repeats what could not be sent under its id, as long as it is the same', async () => {
  const { changeDraft, giveBack, readDraft, takeDraft } = await load();
  changeDraft('talk', { body: ' Erste ' });
  const sent = takeDraft('talk');
  expect(sent).toEqual({ id: expect.stringMatching(/.{36}/), body: 'Erste', attachments: [] });
  giveBack('talk', sent);
  expect(takeDraft('talk')).toEqual(sent);
  giveBack('talk', sent);
  changeDraft('talk', { body: 'Erste und mehr' });
  expect(readDraft('talk').id).toBe('');
  expect(takeDraft('talk').id).not.toBe(sent.id);
});

it('gives a message that comes back behind others another id, and stands before them', async () => {
  const { changeDraft, giveBack, readDraft, takeDraft } = await load();
  changeDraft('talk', { body: 'Erste' });
  const sent = takeDraft('talk');
  changeDraft('talk', { body: 'Zweite', attachments: [FILE] });
  giveBack('talk', sent);
  expect(readDraft('talk')).toEqual({ id: '', body: 'Erste\n\nZweite', attachments: [FILE] });
  expect(readDraft('other').body).toBe('');
});

it('is there again after the end of the session, with what was still on its way', async () => {
  const before = await load();
  before.changeDraft('talk', { body: 'Fast fertig', attachments: [FILE] });
  before.changeDraft('way', { body: 'Unterwegs' });
  const sent = before.takeDraft('way');
  before.changeDraft('stored', { body: 'Angekommen' });
  before.settleDraft(before.takeDraft('stored').id);
  const after = await load();
  expect(after.readDraft('talk')).toMatchObject({ body: 'Fast fertig', attachments: [FILE] });
  expect(after.readDraft('way')).toEqual(sent);
  expect(after.readDraft('stored').body).toBe('');
});

it('shows nobody what another has written in this tab', async () => {
  const before = await load();
  before.changeDraft('talk', { body: 'Von Ada' });
  before.openDrafts('ben');
  expect(before.readDraft('talk').body).toBe('');
  expect(sessionStorage).toHaveLength(0);
  before.openDrafts('ada');
  before.changeDraft('talk', { body: 'Von Ada' });
  expect((await load('ben')).readDraft('talk').body).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('gives back once, and as another message, what lost a file', async () => {
  const { changeDraft, giveBack, takeDraft } = await load();
  changeDraft('talk', { body: 'Anbei.', attachments: [FILE] });
  giveBack('talk', takeDraft('talk'), [FILE]);
  const after = await load();
  expect(after.readDraft('talk')).toEqual({ id: '', body: 'Anbei.', attachments: [] });
});

it('keeps nothing once it is sent and stored', async () => {
  const { changeDraft, settleDraft, takeDraft } = await load();
  changeDraft('talk', { body: 'Erste' });
  settleDraft(takeDraft('talk').id);
  expect(sessionStorage).toHaveLength(0);
});

it('begins anew where another release has kept drafts in another shape', async () => {
  for (const kept of [
    '{',
    '[]',
    '{"author":"ada"}',
    '{"author":"ada","drafts":[["talk",{}]],"onTheirWay":[]}',
  ]) {
    sessionStorage.setItem('message-drafts', kept);
    const { hasContent, readDraft } = await load();
    expect(hasContent(readDraft('talk')), kept).toBe(false);
  }
});
