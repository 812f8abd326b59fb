import { UUID } from '#shared/core/uuid.ts';
import { maskPersonalData } from './chatbot/personal-data.ts';

/** One occurrence of an error, as record_errors() counts it. */
export type ErrorEntry = {
  source: 'browser' | 'server';
  message: string;
  place: string;
  release: string;
};

const ID = new RegExp(UUID, 'gi');
/** Long and mixed: a token. */
const TOKEN = /(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{24,}/g;
const NUMBER = /\d{5,}/g;

/**
 * Message and place without personal data, and without what differs from one
 * occurrence to the next.
 */
export function describeError({ message, place, ...rest }: ErrorEntry): ErrorEntry {
  return {
    ...rest,
    message: mask(message).slice(0, 300) || 'ohne Meldung',
    place: mask(place).slice(0, 200),
  };
}

export const mask = (text: string): string =>
  maskPersonalData(text.replace(ID, ':id').replace(TOKEN, ':token'))
    .replace(NUMBER, '#')
    .replace(/\s+/g, ' ')
    .trim();
