import { expect, it } from 'vitest';
import { mailTo } from './mail-to.ts';

it('writes to one address, whatever stands in it', () => {
  expect(mailTo('a+b@firma.example')).toBe('mailto:a%2Bb@firma.example');
  expect(mailTo('a?bcc=x@firma.example', { subject: 'Ihre Frage & mehr' })).toBe(
    'mailto:a%3Fbcc%3Dx@firma.example?subject=Ihre%20Frage%20%26%20mehr',
  );
});

it('breaks lines as mails do', () => {
  expect(mailTo('a@firma.example', { subject: 'S', body: 'Eins\nZwei' })).toBe(
    'mailto:a@firma.example?subject=S&body=Eins%0D%0AZwei',
  );
});
