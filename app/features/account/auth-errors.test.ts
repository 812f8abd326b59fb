import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { StorageApiError } from '@supabase/storage-js';
import { expect, it } from 'vitest';
import { translateAuthError } from './auth-errors.ts';

it.each([
  [
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    'E-Mail-Adresse oder Passwort stimmen nicht.',
  ],
  [new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'), 'bestätigen'],
  [new AuthApiError('Too many', 429, undefined), 'zu viele Versuche'],
  [new AuthSessionMissingError(), 'Sitzung ist abgelaufen'],
  [new Error('Auth session missing!'), 'Sitzung ist abgelaufen'],
  [
    new AuthWeakPasswordError('weak', 422, ['length', 'pwned']),
    'mindestens 8 Zeichen. Es steht in bekannten Listen',
  ],
  [new AuthRetryableFetchError('Bad gateway', 502), 'nicht erreichbar'],
  [new AuthRetryableFetchError('Service unavailable', 503), 'nicht erreichbar'],
  [new AuthRetryableFetchError('Gateway timeout', 504), 'nicht erreichbar'],
  [new AuthRetryableFetchError('Failed to fetch', 0), 'nicht erreichbar'],
  [new StorageApiError('Payload too large', 413, '413'), 'Datei konnte nicht'],
  [
    new AuthApiError('code challenge does not match', 400, 'bad_code_verifier'),
    'fordern Sie einen neuen an und öffnen Sie ihn in demselben Browser',
  ],
  [new AuthUnknownError('?', null), 'nicht geklappt'],
  [null, 'nicht geklappt'],
])('says %s in German', (error, text) => expect(translateAuthError(error)).toContain(text));
