import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GroupList } from './group-list.tsx';
import { SaveBar } from './save-bar.tsx';

const bar = { label: 'Speichern', busy: false };

it('says how much is unsaved, and nothing of what was never stored', () => {
  const say = (changes: number, isNew = false) =>
    renderToStaticMarkup(<SaveBar {...bar} changes={changes} isNew={isNew} />);
  expect(say(0)).toContain('Keine Änderungen');
  expect(say(1)).toContain('1 Änderung, noch nicht gespeichert');
  expect(say(3)).toContain('3 Änderungen, noch nicht gespeichert');
  expect(say(0, true)).not.toContain('Änderung');
  expect(say(2, true)).toContain('Noch nicht gespeichert');
});

it('lists groups with what is still missing in them', () => {
  const shown = renderToStaticMarkup(
    <GroupList
      groups={[
        { id: 'a', title: 'Unternehmen', open: 2 },
        { id: 'b', title: 'Profile', open: 0 },
      ]}
    />,
  );
  expect(shown).toContain('>2 offen<');
  expect(shown).toContain('href="#b"');
  expect(shown.match(/offen/g)).toHaveLength(1);
});
