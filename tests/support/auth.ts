import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, expect } from 'vitest';
import { createTestPlatform } from './platform.ts';

export const PASSWORD = 'richtig-langes-Wort-7';

let counter = 0;
export const newEmail = () => `person${(counter += 1)}.${Date.now()}@example.org`;

/** A platform for the tests of one file, and what they do with it. */
export async function startAuth() {
  const platform = await createTestPlatform();
  afterAll(() => platform.close());

  /** A raw request, to see status, headers and body as they are. */
  async function call(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string>; token?: string } = {},
  ) {
    const headers: Record<string, string> = {
      apikey: platform.keys.anonKey,
      'content-type': 'application/json',
      ...options.headers,
    };
    if (options.token) headers['authorization'] = `Bearer ${options.token}`;
    const init = {
      method,
      headers,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    };
    const response = await platform.fetch(new Request(`http://localhost/auth/v1${path}`, init));
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? JSON.parse(text) : null,
    };
  }

  const lastMail = (to: string) => platform.mails.findLast((mail) => mail.to === to);

  async function openLink(link: string) {
    const response = await platform.fetch(new Request(link));
    return {
      status: response.status,
      location: new URL(response.headers.get('location') ?? 'about:blank'),
    };
  }

  /** A confirmed account and a client signed in to it. */
  async function signedIn(): Promise<{ client: SupabaseClient; email: string; id: string }> {
    const email = newEmail();
    const { data } = await platform
      .service()
      .auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    const client = platform.client();
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    return { client, email, id: data.user!.id };
  }

  return { platform, call, lastMail, openLink, signedIn };
}
