import { useState } from 'react';
import { downloadFile } from '#app/lib/download.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { CategoryFields } from './category-fields.tsx';
import { NOTHING_OPTIONAL, type ConsentRecord } from '#app/lib/consent-record.ts';
import { readConsent, refusesBySignal, saveConsent } from '#app/lib/consent-state.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useTexts } from '#app/lib/use-texts.ts';
import { CONSENT_BANNER_TEXTS } from '#shared/texts/consent-banner.ts';
import { lazily } from '#shared/core/lazily.ts';

const moment = lazily(
  () => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short' }),
);

/** The stored choice, to look at and to change at any time (COOKIE-12, -13). */
export default function ConsentSettings({ onClose }: { onClose: () => void }) {
  const stored = readConsent();
  const [choices, setChoices] = useState(stored ?? NOTHING_OPTIONAL);

  const save = () => {
    saveConsent(
      {
        functional: choices.functional,
        analytics: choices.analytics,
        marketing: choices.marketing,
      },
      'save',
    );
    onClose();
    void showToast({ title: 'Auswahl gespeichert' });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={useTexts(CONSENT_BANNER_TEXTS)['settings.title']}
      description={
        stored
          ? `Zuletzt gespeichert am ${moment().format(new Date(stored.timestamp))}.`
          : 'Sie haben noch nichts ausgewählt. Es gilt: nur Notwendiges.'
      }
      footer={
        <div className="flex flex-wrap items-center gap-2.5">
          <Button size="small" onClick={save}>
            Speichern
          </Button>
          {stored && (
            <Button variant="quiet" size="small" onClick={() => downloadReceipt(stored)}>
              Nachweis herunterladen
            </Button>
          )}
        </div>
      }
    >
      {refusesBySignal() && (
        <p className="mb-3 border-l-3 border-accent pl-3 text-small">
          Ihr Browser sendet „Global Privacy Control“. Wir behandeln das wie „Nur notwendige“,
          solange Sie hier nichts anderes speichern.
        </p>
      )}
      <CategoryFields choices={choices} onChange={(next) => setChoices({ ...choices, ...next })} />
      <p className="mt-3 text-small text-muted">
        Was im Einzelnen gespeichert wird, steht unter{' '}
        <SiteLink to="/dienste" onClick={onClose} className="text-ink underline underline-offset-4">
          Dienste und Speicherung
        </SiteLink>
        .
      </p>
    </Dialog>
  );
}

const downloadReceipt = (record: ConsentRecord): void =>
  downloadFile(
    `einwilligung-${record.timestamp.slice(0, 10)}.json`,
    'application/json',
    JSON.stringify(record, null, 2),
  );
