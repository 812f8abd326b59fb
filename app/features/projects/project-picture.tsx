import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Tables } from '#shared/database-types.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { PICTURES } from '#app/lib/files/stored-file.ts';
import { useRow } from '#app/lib/use-rows.ts';
import { cx } from '#app/ui/cx.ts';
import { FilePreview, useObjectUrl } from '#app/private/file-preview.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { PROJECT_FILES, projectFilesKey } from './project-rows.ts';

export type Picture = Pick<
  Tables<'project_files'>,
  'path' | 'name' | 'mime_type' | 'size_bytes' | 'created_at'
>;

/**
 * The newest picture that the agency has put among the files of a project: what there is to see
 * of it so far. Null without one; what the customer has sent himself shows nothing of that.
 */
export const useProjectPicture = (projectId: string, customerId: string) =>
  useRow<Picture>([...projectFilesKey(projectId), 'picture'], projectId, (client) =>
    client
      .from('project_files')
      .select('path,name,mime_type,size_bytes,created_at')
      .eq('project_id', projectId)
      .in('mime_type', [...PICTURES])
      .or(`uploaded_by.is.null,uploaded_by.neq.${customerId}`)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );

/** On the page of the project, large: leads to what can be tried, or else shows itself whole. */
export function LargePicture({
  picture,
  title,
  preview,
  onLook,
}: {
  picture: Picture;
  title: string;
  preview: string | undefined;
  /** Where something is decided about it: the way to it is named there, its day on the picture. */
  onLook?: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const isNamed = preview !== undefined && onLook !== undefined;
  const frame = 'group relative block w-full text-left';
  const shown = (
    <>
      <Shown picture={picture} alt={`Vorschau von ${title}`} />
      <span
        className={
          isNamed
            ? 'absolute right-0 bottom-0 bg-ink px-2 py-0.5 text-fine'
            : 'mt-2 flex min-h-6 flex-wrap justify-between gap-x-4 text-small'
        }
      >
        <span
          className={cx(
            'font-semibold underline decoration-line-strong underline-offset-4 group-hover:decoration-ink',
            isNamed && 'sr-only',
          )}
        >
          {preview ? 'Vorschau öffnen' : 'Bild ganz ansehen'}
          {preview && (
            <>
              <span aria-hidden="true"> ↗</span>
              <span className="sr-only"> (öffnet neuen Tab)</span>
            </>
          )}
        </span>
        <span className={isNamed ? 'text-canvas' : 'text-muted'}>
          Stand vom {formatShortDay(picture.created_at)}
        </span>
      </span>
    </>
  );
  return preview ? (
    <a href={preview} target="_blank" rel="noopener" className={frame} onClick={onLook}>
      {shown}
    </a>
  ) : (
    <>
      <button type="button" className={frame} onClick={() => setOpen(true)}>
        {shown}
      </button>
      {isOpen && (
        <FilePreview bucket={PROJECT_FILES} file={picture} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/**
 * Beside the river, on phones below what is told: leads to the page of the project, as the button
 * does that the keyboard reaches.
 */
export const RiverPicture = ({
  picture,
  title,
  to,
}: {
  picture: Picture;
  title: string;
  to: string;
}) => (
  <Link to={to} tabIndex={-1} className="block">
    <Shown picture={picture} alt={`Vorschau von ${title}`} />
  </Link>
);

/** Its place is there before it is: the page knows of it when it is rendered, its bytes follow. */
function Shown({ picture, alt }: { picture: Picture; alt: string }) {
  const { data } = useQuery({
    queryKey: ['project-picture', picture.path],
    staleTime: Infinity,
    queryFn: async () => {
      const client = await loadSupabase();
      const { data: bytes, error } = await client.storage
        .from(PROJECT_FILES)
        .download(picture.path);
      if (error) throw error;
      return bytes;
    },
  });
  return (
    <span className="block aspect-[12/7] w-full overflow-hidden border border-line bg-line">
      {data && <Bytes bytes={data} alt={alt} />}
    </span>
  );
}

function Bytes({ bytes, alt }: { bytes: Blob; alt: string }) {
  const address = useObjectUrl(bytes);
  return (
    address && (
      <img
        src={address}
        alt={alt}
        width={960}
        height={560}
        className="size-full bg-white object-cover object-top"
      />
    )
  );
}
