// The browser client needs an address and the public key before any React
// context exists, so they stand in the head.

export type PublicConfig = { supabaseUrl: string; supabaseKey: string; sessionCookie: string };

export function PublicConfigMeta({ supabaseUrl, supabaseKey, sessionCookie }: PublicConfig) {
  return (
    <>
      <meta name="supabase-url" content={supabaseUrl} />
      <meta name="supabase-key" content={supabaseKey} />
      <meta name="session-cookie" content={sessionCookie} />
    </>
  );
}

/** Browser only. An empty address means the page's own origin. */
export function readPublicConfig(): PublicConfig {
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return {
    supabaseUrl: read('supabase-url') || location.origin,
    supabaseKey: read('supabase-key'),
    sessionCookie: read('session-cookie'),
  };
}
