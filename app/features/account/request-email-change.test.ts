import { AuthApiError } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { requestEmailChange } from './request-email-change.ts';

const ask = (code: string) =>
  requestEmailChange(
    {
      updateUser: async () => ({
        data: { user: null },
        error: new AuthApiError('refused', 422, code),
      }),
    },
    'jana@firma.example',
    'https://agentur.example/portal/profil',
  );

it('does not tell that an address belongs to another account', async () => {
  await expect(ask('email_exists')).resolves.toBeUndefined();
  await expect(ask('over_email_send_rate_limit')).rejects.toThrow('refused');
});
