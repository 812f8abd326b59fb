import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** For the foot of every page: one button, so that a page's own form stays the only one until somebody wants this one. */
export function NewsletterInvitation() {
  const [isOpen, setIsOpen] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) zone.current?.querySelector<HTMLInputElement>('[name=email]')?.focus();
  }, [isOpen]);
  return (
    <div ref={zone}>
      {isOpen ? (
        <NewsletterForm source="footer" />
      ) : (
        <>
          <Button variant="secondary" size="small" aria-expanded="false" onClick={() => setIsOpen(true)}>
            Newsletter bestellen
          </Button>
          <noscript>
            <a href="/newsletter" className="ml-4 inline-flex min-h-11 items-center text-small underline underline-offset-4">
              Zum Formular
            </a>
          </noscript>
        </>
      )}
    </div>
  );
}
