import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useObjectUrl } from '#app/private/file-preview.tsx';

/**
 * The newest picture among the files of a project, as far as it has come;
 * without one nothing is there.
 */
export function ProjectPicture({ projectId }: { projectId: string }) {
  const { data } = useQuery({
    queryKey: ['project-files', projectId, 'picture'],
    queryFn: async () => {
      const client = await loadSupabase();
      const { data: file, error } = await client
        .from('project_files')
        .select('path,name')
        .eq('project_id', projectId)
        .like('mime_type', 'image/%')
        .order('created_at', { ascending: false })
        .limit(1)
        .maybeSingle();
      if (error) throw new Error(error.message);
      if (!file) return null;
      const stored = await client.storage.from('project-files').download(file.path);
      if (stored.error) throw stored.error;
      return { name: file.name, bytes: stored.data };
    },
  });
  return data ? <Shown to={`/portal/projekte/${projectId}`} {...data} /> : null;
}

function Shown({ to, name, bytes }: { to: string; name: string; bytes: Blob }) {
  const address = useObjectUrl(bytes);
  if (!address) return null;
  return (
    <Link to={to} className="block w-24 sm:w-44">
      <img
        src={address}
        alt={`Vorschau: ${name}`}
        width={240}
        height={150}
        className="aspect-[8/5] w-full border border-line bg-white object-cover object-top"
      />
      <span className="mt-1 block truncate text-fine text-muted max-sm:sr-only">{name}</span>
    </Link>
  );
}
