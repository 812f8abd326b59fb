import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import type { Use } from './uses.server.ts';

/** Shows where the file is seen before it goes; what a text names has to leave the text first. */
export function DeleteMedia({ uses }: { uses: readonly Use[] }) {
  const fetcher = useFetcher<{ saved: boolean; message?: string }>();
  const [isAsking, setIsAsking] = useState(false);
  const inTexts = uses.filter(({ slot }) => slot === undefined);
  const remove = (): void => {
    void fetcher.submit(
      { remove: '1', ...(uses.length > 0 && { everywhere: '1' }) },
      { method: 'post' },
    );
  };
  const problem = fetcher.data?.message;
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setIsAsking(true)}>
        Datei löschen
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setIsAsking(false)}
          title={uses.length > 0 ? 'Diese Datei wird verwendet' : 'Datei löschen?'}
          footer={
            <div className="flex flex-wrap gap-3">
              {inTexts.length === 0 && (
                <Button
                  size="small"
                  variant="danger"
                  busy={fetcher.state !== 'idle'}
                  onClick={remove}
                >
                  {uses.length > 0 ? 'Überall herausnehmen und löschen' : 'Löschen'}
                </Button>
              )}
              <Button size="small" variant="secondary" onClick={() => setIsAsking(false)}>
                Abbrechen
              </Button>
            </div>
          }
        >
          {uses.length > 0 ? (
            <>
              <p>
                {inTexts.length > 0
                  ? 'Nehmen Sie das Bild zuerst aus diesen Texten:'
                  : 'Nach dem Löschen sind diese Plätze leer:'}
              </p>
              <ul className="mt-3 list-disc pl-5">
                {(inTexts.length > 0 ? inTexts : uses).map((use) => (
                  <li key={use.label}>
                    <TextLink to={use.to}>{use.label}</TextLink>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>Die Datei steht auf keiner Seite. Sie lässt sich nicht wiederherstellen.</p>
          )}
          {problem && (
            <p role="alert" className="mt-3 text-danger">
              {problem}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
