import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CategoryFields } from './category-fields.tsx';
import { NOTHING_OPTIONAL } from '#app/lib/consent-record.ts';
import { saveConsent } from '#app/lib/consent-state.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

/**
 * Second view of the banner: each category by itself. Loaded on request, most
 * visitors decide in the first view.
 */
export default function ConsentDetail({ onBack }: { onBack: () => void }) {
  const [choices, setChoices] = useState(NOTHING_OPTIONAL);
  return (
    <div className="mx-auto max-w-[78rem]">
      <h2 className="text-body font-semibold">Einstellungen</h2>
      <div className="mt-2">
        <CategoryFields isWide choices={choices} onChange={setChoices} />
      </div>
      <p className="mt-2 text-fine text-muted">
        Einzelheiten stehen unter{' '}
        <SiteLink to="/datenschutz" className="text-ink underline underline-offset-4">
          Datenschutz
        </SiteLink>{' '}
        und{' '}
        <SiteLink to="/dienste" className="text-ink underline underline-offset-4">
          Dienste und Speicherung
        </SiteLink>
        .
      </p>
      <div className="sticky -bottom-2.5 -mb-2.5 grid gap-2.5 bg-surface pt-4 pb-2.5 md:grid-cols-[12rem_12rem]">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            saveConsent(choices, 'save');
            onBack();
          }}
        >
          Speichern
        </Button>
        <Button variant="quiet" size="small" className="max-md:mx-15" onClick={onBack}>
          Zurück
        </Button>
      </div>
    </div>
  );
}
