import { expect, test } from 'vitest';
import { findCanonicalPath } from './canonical-path.ts';

test('a page has one address: in small letters, without a slash at its end', () => {
  expect(findCanonicalPath('/pakete/')).toBe('/pakete');
  expect(findCanonicalPath('/PAKETE')).toBe('/pakete');
  expect(findCanonicalPath('/Koeln/Webdesign/')).toBe('/koeln/webdesign');
  for (const path of ['/', '/pakete', '/koeln/webdesign'])
    expect(findCanonicalPath(path)).toBeNull();
});

test('tokens keep their capitals, files and other sites are left alone', () => {
  expect(findCanonicalPath('/termin/AbC-9')).toBeNull();
  expect(findCanonicalPath('/termin/AbC-9/')).toBe('/termin/AbC-9');
  expect(findCanonicalPath('/Angebot/AbC-9')).toBe('/angebot/AbC-9');
  for (const path of [
    '/assets/App-X1.js',
    '/ADMIN.data',
    '//Evil.example/',
    '//evil/',
    '/k%C3%B6ln',
  ])
    expect(findCanonicalPath(path)).toBeNull();
});

test('escaped letters are written plainly, and nothing else is unescaped', () => {
  expect(findCanonicalPath('/%70ortal/rechnungen')).toBe('/portal/rechnungen');
  expect(findCanonicalPath('/%50ort%61l')).toBe('/portal');
  expect(findCanonicalPath('/%61nfrage/AbC%39')).toBe('/anfrage/AbC9');
  for (const path of [
    '/%2Fevil',
    '/%2fevil.example',
    '/a%2e%2e',
    '/%40',
    '/%5B',
    '/%60',
    '/%25',
    '/%7B',
  ])
    expect(findCanonicalPath(path), path).toBeNull();
});
