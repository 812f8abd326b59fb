import { expect, it } from 'vitest';
import { findProblem, toSecureAddress } from './busy-calendar-form.tsx';
import { findTalkProblems } from './talk-fields.tsx';

it('takes the addresses that calendar programs give', () => {
  expect(toSecureAddress(' webcal://kalender.example/a.ics ')).toBe(
    'https://kalender.example/a.ics',
  );
  for (const url of ['https://kalender.example/a.ics', 'WEBCAL://kalender.example/a.ics'])
    expect(findProblem({ name: 'Anna', url })).toBeUndefined();
});

it('says which field is wrong', () => {
  expect(findProblem({ name: ' ', url: 'https://x.example' })?.field).toBe('name');
  for (const url of ['', 'http://x.example/a.ics', 'https://', 'kalender.example', 'https://a b'])
    expect(findProblem({ name: 'Anna', url })?.field, url).toBe('url');
});

it('asks for one kind of talk at least, and for link and address where they are used', () => {
  const none = { kinds: ['phone'], video_url: '', visit_address: '' };
  expect(findTalkProblems(none)).toEqual({});
  expect(Object.keys(findTalkProblems({ ...none, kinds: [] }))).toEqual(['kinds']);
  const all = { ...none, kinds: ['video', 'visit'] };
  expect(Object.keys(findTalkProblems(all))).toEqual(['video_url', 'visit_address']);
  const link = { kinds: ['video'], video_url: 'http://meet.example', visit_address: '' };
  expect(Object.keys(findTalkProblems(link))).toEqual(['video_url']);
  // Its field is not there.
  expect(findTalkProblems({ ...link, kinds: ['phone'] })).toEqual({});
});
