import { expect, it } from 'vitest';
import { MAIL_TEMPLATES } from '#emails/templates.ts';
import { mailTitle, recipientLabel } from './mail-title.ts';

it('has a German title for every mail that can be sent', () => {
  expect(MAIL_TEMPLATES.filter((name) => mailTitle(name) === name)).toEqual([]);
});

it('calls the agency what it calls itself', () => {
  expect(recipientLabel('agency')).toBe('Agentur');
  expect(recipientLabel('jan@beispiel.example')).toBe('jan@beispiel.example');
});
