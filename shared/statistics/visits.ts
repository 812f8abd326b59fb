import { parseUrl } from '../core/parse-url.ts';

// Where a visit comes from, as it is counted: words of our own for known sites,
// of everything else only its host.

/** What of an address can be counted: its campaign, and the page that led to it. */
export type Arrival = {
  /** utm_source, utm_medium and utm_campaign, as they stand in the address. */
  campaign: readonly (string | null)[];
  /** Address of the page before, empty without one. */
  referrer: string;
};
export type Origin = { source: string; campaign: string };

const DIRECT = 'direkt';
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)google\.[a-z.]+$|^com\.google\./, 'Google'],
  [/(^|\.)bing\.com$/, 'Bing'],
  [/(^|\.)duckduckgo\.com$/, 'DuckDuckGo'],
  [/(^|\.)ecosia\.org$/, 'Ecosia'],
  [/(^|\.)startpage\.com$/, 'Startpage'],
  [/(^|\.)yahoo\.[a-z.]+$/, 'Yahoo'],
  [/(^|\.)(facebook\.com|fb\.me)$/, 'Facebook'],
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)(linkedin\.com|lnkd\.in)$|^com\.linkedin\./, 'LinkedIn'],
  [/(^|\.)xing\.com$/, 'XING'],
  [/(^|\.)(t\.co|x\.com|twitter\.com)$/, 'X'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(^|\.)pinterest\.[a-z.]+$/, 'Pinterest'],
  [/(^|\.)(chatgpt\.com|openai\.com)$/, 'ChatGPT'],
  [/(^|\.)perplexity\.ai$/, 'Perplexity'],
  [/(^|\.)(wa\.me|whatsapp\.com)$/, 'WhatsApp'],
];
/** Whoever writes a person's address or number into a link shall not find it in the statistics. */
const PERSONAL = /@|%40|\d{6,}/;

const cleanWord = (value: string | null): string => {
  const word = (value ?? '').toLowerCase().replace(/[^\p{L}\p{N}._ -]+/gu, ' ');
  return PERSONAL.test(value ?? '') ? '' : word.replace(/\s+/g, ' ').trim().slice(0, 40);
};

const hostOf = (address: string): string => {
  const host =
    parseUrl(address)
      ?.hostname.toLowerCase()
      .replace(/^(www|m|l|lm)\./, '') ?? '';
  return /^[\d.:[\]]+$/.test(host) ? '' : host.slice(0, 60);
};
const nameSite = (host: string): string =>
  KNOWN.find(([pattern]) => pattern.test(host))?.[1] ?? host;

/** A campaign names its own source; without one the page before does. */
export function findOrigin({ campaign, referrer }: Arrival): Origin {
  const words = campaign.map(cleanWord);
  const [source = ''] = words;
  const named = KNOWN.find(([, name]) => name.toLowerCase() === source)?.[1] ?? source;
  return {
    source: named || nameSite(hostOf(referrer)) || DIRECT,
    campaign: words.some((word) => word !== '') ? words.map((word) => word || '–').join(' / ') : '',
  };
}

export const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

const BOT = /bot\b|crawl|spider|slurp|preview|monitor|externalhit|lighthouse|pingdom|uptime/i;
/** Whether a program says of itself that nobody sits before it. */
export const isBot = (userAgent: string): boolean => BOT.test(userAgent);

/** The kind of device by what a browser says of itself. */
export function findDevice(userAgent: string): string {
  if (/ipad|tablet|playbook|silk|android(?!.*mobile)/i.test(userAgent)) return 'Tablet';
  return /mobile|iphone|ipod|windows phone/i.test(userAgent) ? 'Smartphone' : 'Computer';
}

/** The first language of a browser, by its ISO code. */
export const findLanguage = (accepted: string): string =>
  /^\s*([a-z]{2,3})(?=[-;,\s]|$)/i.exec(accepted)?.[1]?.toLowerCase() ?? '';
