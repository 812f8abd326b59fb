import type { SupabaseClient } from '@supabase/supabase-js';
import type { ServerDesk, SettingSource } from '#app/lib/contexts.ts';
import type { Database } from '#shared/database-types.ts';
import { buildSmtpUrl, readSmtpUrl } from '#shared/launch/mail-server.ts';
import type { Config } from './config.ts';

/**
 * What the owner may enter in the admin area instead of the environment, which
 * wins. Read at each use: it changes while the server runs.
 */
export type ServerSettings = {
  /** Public origin without a trailing slash. */
  readonly publicUrl: string;
  /** Whether a public address is set. */
  readonly isPublic: boolean;
  readonly smtpUrl: string | undefined;
  refresh: (service: SupabaseClient<Database>) => Promise<void>;
  desk: ServerDesk;
};

export function createServerSettings(config: Config): ServerSettings {
  let stored: { smtp?: string | undefined; address?: string | undefined } = {};
  const findSmtp = (): string | undefined => config.SMTP_URL ?? stored.smtp;
  const findAddress = (): string | undefined => config.PUBLIC_URL ?? stored.address;
  const source = (given: unknown, saved: unknown): SettingSource =>
    config.DEMO ? 'demo' : given ? 'environment' : saved ? 'stored' : 'none';
  return {
    get publicUrl() {
      return findAddress() ?? `http://localhost:${config.PORT}`;
    },
    get isPublic() {
      return findAddress() !== undefined && !config.DEMO;
    },
    get smtpUrl() {
      return findSmtp();
    },
    async refresh(service) {
      // Everybody may sign in to a demo as its admin.
      if (config.DEMO) return;
      const { data, error } = await service.from('server_settings').select('id,value');
      if (error) throw new Error(`server settings not read: ${error.message}`);
      const valueOf = (id: string) => data.find((row) => row.id === id)?.value;
      stored = { smtp: valueOf('smtp_url'), address: valueOf('public_url') };
    },
    desk: {
      read: () => {
        const smtp = findSmtp();
        return {
          mail: {
            source: source(config.SMTP_URL, stored.smtp),
            server: smtp ? readSmtpUrl(smtp).server : null,
          },
          address: {
            source: source(config.PUBLIC_URL, stored.address),
            url: findAddress() ?? null,
          },
        };
      },
      buildSmtpUrl: (server, password) => {
        const known = stored.smtp ? readSmtpUrl(stored.smtp) : null;
        // A password goes to no other server than the one it was entered for.
        const isSame =
          known && known.server.host === server.host && known.server.user === server.user;
        const held = password || (isSame ? known.password : '');
        return server.user && !held ? null : buildSmtpUrl(server, held);
      },
    },
  };
}
