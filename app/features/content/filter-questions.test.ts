import { expect, test } from 'vitest';
import { filterQuestions, type HelpTopic } from './filter-questions.ts';

const TOPICS: readonly HelpTopic[] = [
  {
    path: '/hilfe/umzug',
    name: 'Umzug',
    questions: [
      { path: '/hilfe/umzug#mail', question: 'Gehören Postfächer dazu?', opening: 'Nein.' },
      { path: '/hilfe/umzug#domain', question: 'Läuft die Domain aus?', opening: 'Verlängern.' },
    ],
  },
  {
    path: '/hilfe/recht',
    name: 'Recht',
    questions: [{ path: '/hilfe/recht#panne', question: 'Datenpanne?', opening: '72 Stunden.' }],
  },
];

const pathsOf = (query: string, similar: readonly string[] = []): string[] =>
  filterQuestions(TOPICS, query, similar).flatMap(({ questions }) =>
    questions.map(({ path }) => path),
  );

test('without a query every topic stays as it is', () =>
  expect(filterQuestions(TOPICS, '  ', ['/hilfe/recht#panne'])).toEqual(TOPICS));

test('finds words without umlauts, in question and answer', () => {
  expect(pathsOf('postfaecher')).toEqual(['/hilfe/umzug#mail']);
  expect(pathsOf('72')).toEqual(['/hilfe/recht#panne']);
});

test('what the search of the site found comes after the exact hits, once', () =>
  expect(pathsOf('domain', ['/hilfe/umzug#mail', '/hilfe/umzug#domain', '/glossar/x'])).toEqual([
    '/hilfe/umzug#domain',
    '/hilfe/umzug#mail',
  ]));

test('says nothing rather than something unfitting', () => expect(pathsOf('zzz')).toEqual([]));
