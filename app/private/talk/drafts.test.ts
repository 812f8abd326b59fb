import { expect, test } from 'vitest';
import { changeDraft, emptyDraft, giveBack, readDraft } from './drafts.ts';

test('what could not be sent comes before what was typed since, under the id it was sent with', () => {
  changeDraft('ada', { body: 'Erste' });
  emptyDraft('ada');
  changeDraft('ada', { body: 'Zweite' });
  giveBack('ada', { id: 'sent-1', body: 'Erste', attachments: [] });
  expect(readDraft('ada')).toEqual({ id: 'sent-1', body: 'Erste\n\nZweite', attachments: [] });
  expect(readDraft('ben').body).toBe('');
  emptyDraft('ada');
  giveBack('ada', { id: 'sent-2', body: 'Dritte', attachments: [] });
  expect(readDraft('ada').body).toBe('Dritte');
});
