import type { MouseEvent } from 'react';
import { ButtonAnchor } from '#app/ui/button.tsx';

type Props = { href: string; isSaved: boolean; flush: () => Promise<boolean> };

/** The PDF of a draft, drawn from what is stored: what was just typed is stored first. */
export function PreviewLink({ href, isSaved, flush }: Props) {
  const openWhenSaved = (event: MouseEvent): void => {
    if (isSaved) return;
    event.preventDefault();
    void flush().then((stored) => stored && window.open(href, '_blank', 'noopener'));
  };
  return (
    <ButtonAnchor full href={href} variant="secondary" onClick={openWhenSaved}>
      PDF-Vorschau
    </ButtonAnchor>
  );
}
