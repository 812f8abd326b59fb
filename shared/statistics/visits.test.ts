import { describe, expect, it } from 'vitest';
import { findDevice, findLanguage, findOrigin } from './visits.ts';

const NONE = [null, null, null];

describe('findOrigin', () => {
  it.each([
    ['', 'direkt'],
    ['https://www.google.de/', 'Google'],
    ['android-app://com.google.android.gm/', 'Google'],
    ['https://l.instagram.com/?u=x', 'Instagram'],
    ['https://notgoogle.de/suche?q=geheim', 'notgoogle.de'],
    ['https://www.Kreis-Handwerk.example/mitglieder/anna', 'kreis-handwerk.example'],
    ['http://192.168.0.4/intranet', 'direkt'],
    ['kein Link', 'direkt'],
  ])('names the source of %j: %s', (referrer, source) => {
    expect(findOrigin({ campaign: NONE, referrer })).toEqual({ source, campaign: '' });
  });

  it('believes a campaign before the page before', () => {
    expect(
      findOrigin({ campaign: ['GOOGLE', 'cpc', 'Herbst 2026'], referrer: 'https://bing.com/' }),
    ).toEqual({ source: 'Google', campaign: 'google / cpc / herbst 2026' });
    expect(
      findOrigin({ campaign: ['brief', null, 'café'], referrer: 'https://bing.com/' }),
    ).toEqual({ source: 'brief', campaign: 'brief / – / café' });
  });

  it('keeps no address, no number and no markup of a link', () => {
    const campaign = ['anna@firma.example', '0049243100000', '<b>=HYPERLINK("x")</b>'];
    expect(findOrigin({ campaign, referrer: '' })).toEqual({
      source: 'direkt',
      campaign: '– / – / b hyperlink x b',
    });
  });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148', 'Smartphone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140 Mobile Safari/537.36', 'Smartphone'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/140 Safari/537.36', 'Tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', 'Tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/150.0', 'Computer'],
])('knows the kind of device of %s', (agent, device) => expect(findDevice(agent)).toBe(device));

it.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['NL', 'nl'],
  ['*', ''],
  ['', ''],
])('reads the first language of %j', (accepted, language) =>
  expect(findLanguage(accepted)).toBe(language),
);
