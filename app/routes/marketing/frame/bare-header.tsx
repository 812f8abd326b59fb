import { LogoMark } from '#app/ui/brand/logo.tsx';
import { Container } from '#app/ui/layout/section.tsx';

/** The way home, for pages that stand in no frame: no script, no menu. */
export function BareHeader() {
  return (
    <header className="border-b border-line">
      <Container className="flex min-h-[var(--header-height)] items-center">
        <a href="/" aria-label="Startseite" className="inline-flex min-h-11 min-w-11 items-center">
          <LogoMark size={36} />
        </a>
      </Container>
    </header>
  );
}
