import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GroupList } from './group-list.tsx';
import { SaveBar } from './save-bar.tsx';

const bar = { label: 'Speichern', busy: false };

it('says whether something is unsaved, and nothing of what was never stored', () => {
  const say = (isDirty: boolean, isStored: boolean) =>
    renderToStaticMarkup(<SaveBar {...bar} isDirty={isDirty} isStored={isStored} />);
  expect(say(true, true)).toContain('Nicht gespeicherte Änderungen');
  expect(say(false, true)).toContain('Alles gespeichert');
  expect(say(false, false)).not.toContain('gespeichert');
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
  expect(shown).toContain('2<span class="sr-only"> Angaben fehlen</span>');
  expect(shown).toContain('href="#b"');
  expect(shown.match(/fehl/g)).toHaveLength(1);
});
