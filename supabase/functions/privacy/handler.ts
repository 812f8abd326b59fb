import {
  ErasedSchema,
  ErasureSchema,
  type ErasureAnswer,
  type StoredFile,
} from '#shared/privacy/privacy.ts';
import { json, type FunctionContext } from '../context.ts';
import { onlyPost, readBody } from '../posted.ts';

const BATCH = 500;

/**
 * `privacy`: erases a person, rows first and then the files. Answers
 * `{success:true, erased, kept}`, else 400, 403, 409 (account of the staff) or
 * 500.
 */
export const handlePrivacy = onlyPost(async (request, context) => {
  const parsed = ErasureSchema.safeParse(await readBody(request));
  if (!parsed.success)
    return refuse('Bitte geben Sie die Adresse zur Bestätigung noch einmal ein.', 400);
  // As the caller: erase_person() lets admins only.
  const { data, error } = await context.supabase.rpc('erase_person', {
    address: parsed.data.email,
  });
  if (error?.code === '42501') return refuse('Das darf nur ein Administrator.', 403);
  if (error?.code === '55000')
    return refuse(
      'Konten der Agentur lassen sich hier nicht löschen. Bitte machen Sie daraus zuerst ein ' +
        'Kundenkonto.',
      409,
    );
  if (error) {
    context.log.error({ code: error.code, reason: error.message }, 'erasure failed');
    return refuse('Das hat nicht geklappt. Es wurde nichts gelöscht.', 500);
  }
  const { erased, kept, files } = ErasedSchema.parse(data);
  await removeFiles(files, context);
  return json({ success: true, erased, kept } satisfies ErasureAnswer);
});

/**
 * No row names these files any more; what fails here is removed within the hour
 * by the job `orphaned-files`.
 */
async function removeFiles(files: readonly StoredFile[], context: FunctionContext): Promise<void> {
  const { storage } = context.admin(
    'files of an erased person: no policy lets anybody delete files of a thread',
  );
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const paths = files.filter((file) => file.bucket === bucket).map(({ path }) => path);
    for (let from = 0; from < paths.length; from += BATCH) {
      const { error } = await storage.from(bucket).remove(paths.slice(from, from + BATCH));
      if (error)
        context.log.error(
          { bucket, reason: error.message },
          'files of an erased person not removed',
        );
    }
  }
}

const refuse = (error: string, status: number): Response =>
  json({ success: false, error } satisfies ErasureAnswer, status);
