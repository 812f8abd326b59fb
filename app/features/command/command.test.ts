import { expect, test } from 'vitest';
import { listCommands, type Command } from './command.ts';

const page: Command = { id: 'p', label: 'Rechnungen', to: '/admin/rechnungen' };
const action: Command = { id: 'a', label: 'Rechnung schreiben', run: () => undefined };
const record = { kind: 'offer', id: '1', title: 'Blumenladen', note: 'AN-1' };
const list = (search: string) =>
  listCommands(
    search,
    { pages: [page], actions: [action] },
    { recent: [record], found: search === 'blumen' ? [record] : [] },
  ).map(({ title, commands }) => [title, commands.map(({ label }) => label)]);

test('without a word: what was opened last, what can be done, where to go', () => {
  expect(list(' ')).toEqual([
    ['Zuletzt geöffnet', ['Blumenladen']],
    ['Aktionen', ['Rechnung schreiben']],
    ['Seiten', ['Rechnungen']],
  ]);
});

test('with words: records that were found, and what is called so', () => {
  expect(list('blumen')).toEqual([['Vorgänge', ['Blumenladen']]]);
  expect(list('rechnungen')).toEqual([['Seiten', ['Rechnungen']]]);
});

test('a customer stands before his own records, which all hold his name', () => {
  const found = [record, { kind: 'person', id: '2', title: 'Jana Blumen', note: '' }];
  const [group] = listCommands('b', { pages: [], actions: [] }, { recent: [], found });
  expect(group!.commands.map(({ id }) => id)).toEqual(['2', '1']);
});

test('a record leads to its page and says its kind', () => {
  const [group] = listCommands('x', { pages: [], actions: [] }, { recent: [], found: [record] });
  expect(group!.commands[0]).toMatchObject({ to: '/admin/angebote/1', note: 'Angebot · AN-1' });
  const customer = { kind: 'person', id: '2', title: 'Jana', note: 'jana@peters.example' };
  const [people] = listCommands('x', { pages: [], actions: [] }, { recent: [], found: [customer] });
  expect(people!.commands[0]).toMatchObject({
    to: '/admin/kunden/2',
    note: 'Kunde · jana@peters.example',
  });
});
