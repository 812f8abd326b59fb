import { expect, it } from 'vitest';
import { wordRemoval, type TextStand } from './word-removal.ts';

const explain = (stand: Partial<TextStand>): string =>
  wordRemoval({
    hasDelivered: false,
    isLive: false,
    hasDraft: true,
    hasVersions: false,
    mentions: [],
    ...stand,
  }).explanation;

it('says what goes and what stays, and nothing of a website that never had the text', () => {
  expect(explain({})).toBe(
    'Auf der Website steht er nicht. Ihr gespeicherter Entwurf geht verloren.',
  );
  expect(explain({ isLive: true, hasDraft: false, hasVersions: true })).toBe(
    'Der Text verschwindet von der Website. ' +
      'Veröffentlichte Fassungen bleiben: Der Text steht als gelöscht unter „Inhalte“.',
  );
  const delivered = { hasDelivered: true };
  expect(explain(delivered)).toBe(
    'Die Website zeigt weiter den mitgelieferten Text. Ihr gespeicherter Entwurf geht verloren.',
  );
  expect(explain({ ...delivered, isLive: true, hasVersions: true })).toBe(
    'Die Website zeigt wieder den mitgelieferten Text. ' +
      'Ihr gespeicherter Entwurf geht verloren. ' +
      'Ihre veröffentlichten Fassungen bleiben in der Liste unten.',
  );
});

it('names the texts whose links lead nowhere from then on', () => {
  const mentions = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const live = { isLive: true, hasDraft: false };
  const nowhere = 'Sie führen dann ins Leere.';
  expect(explain({ ...live, mentions: ['A'] })).toContain(
    `Verweise darauf stehen noch in „A“. ${nowhere}`,
  );
  expect(explain({ ...live, mentions: mentions.slice(0, 6) })).toContain(
    `in „A“, „B“, „C“, „D“, „E“ und einem weiteren Text. ${nowhere}`,
  );
  expect(explain({ ...live, mentions })).toContain('„E“ und 2 weiteren Texten.');
  expect(explain({ mentions })).not.toContain('Leere');
  expect(explain({ ...live, mentions, hasDelivered: true })).not.toContain('Leere');
});
