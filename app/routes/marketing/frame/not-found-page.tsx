import { useAddress } from '#app/lib/use-site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { useTexts } from '#app/lib/use-texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';
import { BareHeader } from './bare-header.tsx';

const LEGAL = [
  ['Impressum', '/impressum'],
  ['Datenschutz', '/datenschutz'],
  ['Barrierefreiheit', '/barrierefreiheit'],
] as const;

/**
 * Asked for by programs more often than by people, so it stands in no frame: a
 * few links instead of menus, forms and scripts.
 */
export function NotFoundPage() {
  return (
    <>
      <BareHeader />
      <main>
        <Missing />
      </main>
      <footer className="border-t border-line">
        <Container className="py-4">
          <nav aria-label="Rechtliches" className="flex flex-wrap gap-x-6 text-small">
            {LEGAL.map(([name, path]) => (
              <TextLink key={path} to={path} className="inline-flex min-h-11 items-center">
                {name}
              </TextLink>
            ))}
          </nav>
        </Container>
      </footer>
    </>
  );
}

function Missing() {
  const { pathname } = useAddress();
  const texts = useTexts(NOTICE_TEXTS);
  return (
    <Container className="grid items-start gap-10 py-16 md:grid-cols-12 md:py-28">
      <div className="md:col-span-7">
        <h1 className="text-display">{texts['missing.title']}</h1>
        <p className="mt-5 max-w-[54ch] text-lead text-muted">
          <span className="block font-medium break-all text-ink">{pathname}</span>
          {texts['missing.text']}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/">{texts['missing.home']}</ButtonLink>
          <ButtonLink to="/kontakt" variant="secondary">
            {texts['missing.report']}
          </ButtonLink>
        </div>
        <p className="mt-10 text-small text-muted">
          {texts['missing.often']} <TextLink to="/pakete">Pakete und Preise</TextLink>,{' '}
          <TextLink to="/services">Services</TextLink>, <TextLink to="/hilfe">Hilfe</TextLink>.
        </p>
      </div>
      <Oxbow />
    </Container>
  );
}

/** A cut-off meander: the river has taken a shorter way, the old bend leads nowhere. */
function Oxbow() {
  return (
    <svg
      viewBox="0 0 360 320"
      className="w-full max-w-md md:col-span-5"
      fill="none"
      aria-hidden="true"
    >
      <path d="M60 0v70c0 60 60 60 60 110s-50 60-50 140" stroke="var(--accent)" strokeWidth="18" />
      <path
        d="M158 112c40-62 150-44 160 38 8 74-90 112-152 64"
        stroke="var(--line-strong)"
        strokeWidth="18"
        strokeDasharray="2 8"
      />
      <path d="M128 92l22 14M132 232l26-16" stroke="var(--line-strong)" strokeWidth="2" />
      <text
        x="236"
        y="168"
        textAnchor="middle"
        fill="var(--ink)"
        fontSize="44"
        fontWeight="700"
        fontFamily="var(--font-display)"
      >
        404
      </text>
    </svg>
  );
}
