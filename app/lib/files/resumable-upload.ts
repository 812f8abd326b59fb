import { readPublicConfig } from '../public-config.tsx';
import { loadSupabase } from '../supabase-browser.ts';

/** The size Supabase asks for; after a cut at most this much is sent again. */
const CHUNK_BYTES = 6 * 1024 * 1024;

export type UploadHandle = {
  /** Goes on where the server has stopped receiving. */
  resume: () => void;
  /** Gives the upload up, here and on the server. */
  cancel: () => void;
};
type Callbacks = {
  onProgress: (sent: number) => void;
  onStored: () => void;
  onFailed: (problem: string) => void;
};

/** The database words the quota itself (has_file_room). */
const QUOTA = /Ihr Speicherplatz [^"]*rufen Sie uns an\./;

const problemOf = (status: number, body: string): string => {
  const quota = QUOTA.exec(body)?.[0];
  if (quota) return quota;
  if (status === 507) return 'Auf dem Server ist kein Platz mehr. Bitte rufen Sie uns an.';
  if (status === 413) return 'Die Datei ist größer als 50 MB.';
  if (status === 415) return 'Der Inhalt passt nicht zum Dateityp.';
  if (status === 401 || status === 403)
    return 'Für diese Ablage fehlt Ihnen das Recht. Bitte melden Sie sich neu an.';
  return status === 0
    ? 'Die Verbindung ist unterbrochen.'
    : 'Die Datei konnte nicht gespeichert werden.';
};

/** Sends one file by tus, in pieces that survive a cut connection. */
export async function startUpload(
  { bucket, path, file, mimeType }: { bucket: string; path: string; file: File; mimeType: string },
  { onProgress, onStored, onFailed }: Callbacks,
): Promise<UploadHandle> {
  const [{ Upload, DetailedError }, client] = await Promise.all([
    import('tus-js-client'),
    loadSupabase(),
  ]);
  const { supabaseUrl, supabaseKey } = readPublicConfig();
  let isRefused = false;
  const upload = new Upload(file, {
    endpoint: `${supabaseUrl}/storage/v1/upload/resumable`,
    chunkSize: CHUNK_BYTES,
    retryDelays: [0, 1000, 3000, 5000, 10_000],
    storeFingerprintForResuming: false,
    metadata: { bucketName: bucket, objectName: path, contentType: mimeType, cacheControl: '3600' },
    headers: { apikey: supabaseKey },
    // A long upload outlives its first token.
    async onBeforeRequest(request) {
      const { data } = await client.auth.getSession();
      request.setHeader('Authorization', `Bearer ${data.session?.access_token ?? supabaseKey}`);
    },
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      return (
        navigator.onLine && (status === 0 || status === 423 || (status >= 500 && status !== 507))
      );
    },
    onProgress,
    onSuccess: onStored,
    onError(error) {
      const response = error instanceof DetailedError ? error.originalResponse : null;
      isRefused = response !== null && (response.getStatus() < 500 || response.getStatus() === 507);
      // The name is random: what is there already is this file, whose last answer was lost.
      if (response?.getStatus() === 409 && /exists/i.test(response.getBody())) onStored();
      else onFailed(problemOf(response?.getStatus() ?? 0, response?.getBody() ?? ''));
    },
  });
  upload.start();
  return {
    resume: () => upload.start(),
    cancel: () => void upload.abort(!isRefused).catch(() => undefined),
  };
}
