import { buttonClass } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { useCompany } from '#app/lib/use-site.ts';
import { readTexts } from '#content/texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';
import { BareHeader } from './frame/bare-header.tsx';

/**
 * Kept by the service worker, so it must be whole by itself: the root leaves
 * its scripts out, and it stands in no frame that needs any.
 */
export const handle = { kind: 'alone' };

export const meta = () => [
  { title: 'Keine Verbindung' },
  { name: 'description', content: 'Diese Seite erscheint ohne Internetverbindung.' },
  { name: 'robots', content: 'noindex' },
];

/** Shown at the address of a page that was asked for without a connection. */
export default function Offline() {
  const { phone, phoneE164 } = useCompany();
  const texts = readTexts(NOTICE_TEXTS);
  return (
    <>
      <BareHeader />
      <main>
        <Container className="py-16 md:py-28">
          <h1 className="text-display">{texts['offline.title']}</h1>
          <p className="mt-5 max-w-[52ch] text-lead text-muted">{texts['offline.text']}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this address, query and all */}
            <a href="" className={buttonClass()}>
              {texts['offline.again']}
            </a>
            <a href={`tel:${phoneE164}`} className={buttonClass({ variant: 'secondary' })}>
              {phone} anrufen
            </a>
          </div>
        </Container>
      </main>
    </>
  );
}
