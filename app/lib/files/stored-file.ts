import { loadSupabase } from '../supabase-browser.ts';
import { showFailure } from '#app/ui/feedback/toast.ts';
import type { FileEntry } from '#shared/core/file-entry.ts';

/** What every browser can show. */
export const PICTURES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
]);

const isPicture = ({ mime_type }: FileEntry): boolean => PICTURES.has(mime_type);
export const isPdf = ({ mime_type }: FileEntry): boolean => mime_type === 'application/pdf';
export const canPreview = (file: FileEntry): boolean => isPicture(file) || isPdf(file);

/** Saves the file under its real name, by an address that is good for a minute. */
export async function downloadFile(bucket: string, { path, name }: FileEntry): Promise<void> {
  const client = await loadSupabase();
  const { data, error } = await client.storage.from(bucket).createSignedUrl(path, 60);
  if (error) return showFailure('Nicht geladen', 'Bitte versuchen Sie es erneut.');
  const link = document.createElement('a');
  // By hand: the client encodes a name given to it twice.
  link.href = `${data.signedUrl}&download=${encodeURIComponent(name)}`;
  link.download = name;
  link.click();
}
