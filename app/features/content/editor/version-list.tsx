import { useState } from 'react';
import { Link } from 'react-router';
import { formatShortMoment } from '#app/private/dates.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Dialog } from '#app/private/dialog.tsx';
import type { Draft, EditorField } from './field-spec.ts';
import { Comparison } from './comparison.tsx';
import { listParts } from './list-parts.ts';

export type Version = {
  id: number | 'delivered';
  /** Null: the delivered text. */
  publishedAt: string | null;
  by: string;
  draft: Draft;
};

type VersionListProps = {
  fields: readonly EditorField[];
  versions: readonly Version[];
  /** Address of the page with more of them; null: these are all. */
  older: string | null;
  /** The text as it stands in the form. */
  current: Draft;
  onRestore: (version: Version) => void;
};

/**
 * Every text that went live, the delivered one last. Restoring fills the form;
 * it goes live when it is published.
 */
export function VersionList({ fields, versions, older, current, onRestore }: VersionListProps) {
  const [compared, setCompared] = useState<Version>();
  return (
    <section aria-labelledby="fassungen" className="mt-12 border-t border-line pt-8">
      <h2 id="fassungen" className="text-title">
        Fassungen
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-small text-muted">
        Jede Fassung, die veröffentlicht war. Wiederherstellen füllt das Formular, auf der Website
        steht sie erst nach dem Veröffentlichen.
      </p>
      <ul className="mt-4 border-t border-line">
        {versions.map((version) => (
          <li
            key={version.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2"
          >
            <span className="text-small">
              <span className="font-semibold">{nameVersion(version)}</span>
              {version.by && <span className="text-muted"> von {version.by}</span>}
            </span>
            <span className="flex gap-2">
              <Button
                size="small"
                variant="quiet"
                aria-label={`${nameVersion(version)} vergleichen`}
                onClick={() => setCompared(version)}
              >
                Vergleichen
              </Button>
              <Button
                size="small"
                variant="secondary"
                aria-label={`${nameVersion(version)} wiederherstellen`}
                onClick={() => onRestore(version)}
              >
                Wiederherstellen
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {older && (
        <Link
          to={older}
          replace
          preventScrollReset
          className={cx(buttonClass({ size: 'small', variant: 'quiet' }), '-mx-4')}
        >
          Ältere zeigen
        </Link>
      )}
      {compared && (
        <Dialog
          open
          size="wide"
          onClose={() => setCompared(undefined)}
          title={`${nameVersion(compared)} und Ihr Entwurf`}
          footer={
            <Button
              size="small"
              onClick={() => {
                onRestore(compared);
                setCompared(undefined);
              }}
            >
              Wiederherstellen
            </Button>
          }
        >
          <Comparison
            before={listParts(fields, compared.draft)}
            after={listParts(fields, current)}
          />
        </Dialog>
      )}
    </section>
  );
}

const nameVersion = ({ publishedAt }: Version): string =>
  publishedAt ? formatShortMoment(publishedAt) : 'Mitgelieferter Text';
