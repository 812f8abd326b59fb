import { formatBytes } from '#shared/projects/work-files.ts';
import { Button } from '#app/ui/button.tsx';
import { Progress } from '#app/ui/feedback/progress.tsx';
import type { Upload } from './use-uploads.ts';

type UploadListProps = {
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
};

/** Files on their way: progress, what went wrong, and how to go on. */
export function UploadList({ uploads, onRetry, onCancel }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mt-4 grid gap-3">
      {uploads.map(({ id, name, size, sent, problem, canRetry }) => {
        const percent = size === 0 ? 0 : Math.floor((sent / size) * 100);
        return (
          <li key={id} className="border border-line bg-surface p-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-48 text-small">
                <span className="font-semibold break-words">{name}</span>
                <span className="tabular block text-muted">
                  {problem ? formatBytes(size) : `${percent} % von ${formatBytes(size)}`}
                </span>
              </p>
              <div className="flex gap-2">
                {canRetry && (
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => onRetry(id)}
                    aria-label={`Upload von ${name} fortsetzen`}
                  >
                    Fortsetzen
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => onCancel(id)}
                  aria-label={`Upload von ${name} abbrechen`}
                >
                  {problem && !canRetry ? 'Entfernen' : 'Abbrechen'}
                </Button>
              </div>
            </div>
            {problem ? (
              <p role="alert" className="mt-1 text-small font-medium text-danger">
                {problem}
              </p>
            ) : (
              <div className="mt-2">
                <Progress value={percent} max={100} label={`Upload von ${name}`} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
