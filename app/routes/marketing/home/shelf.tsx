import { Container } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { EXAMPLES, examplePath, type ExampleName } from '#content/examples/examples.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

/** Each in the colour of its own ink, with what one remembers of it in a few strokes. */
const LOOKS: Record<ExampleName, { ink: string; drawing: string }> = {
  kaeserei: {
    ink: '#1b2563',
    drawing: 'M8 64a52 52 0 0 1 104 0zM60 64l36-38M34 46h.1M58 30h.1M46 56h.1',
  },
  tischlerei: {
    ink: '#131a1a',
    drawing:
      'M4 68a56 56 0 0 1 112 0M20 68a40 40 0 0 1 80 0M36 68a24 24 0 0 1 48 0M52 68a8 8 0 0 1 16 0',
  },
  pension: {
    ink: '#ffd36b',
    drawing:
      'M34 68V30l10-8V10h32v12l10 8v38M46 32h8v10h-8zM66 32h8v10h-8zM46 54h8v14h-8z',
  },
  physiotherapie: {
    ink: '#7a2a12',
    drawing: 'M2 62c26 4 24-46 46-46s6 46 32 46 18-38 38-34',
  },
  hausverwaltung: {
    ink: '#131a1a',
    drawing: 'M12 8h96v60H12zM12 38h22M50 38h12M62 8v18M62 38v30M62 52h46',
  },
};

/**
 * The five example websites, one press away from the first screen. Drawn, not
 * pictured: nothing is fetched for them (PRESS-04).
 */
export function Shelf() {
  const texts = readTexts(HOME_TEXTS);
  return (
    <section aria-labelledby="beispiele" className="border-b border-line py-10 md:py-16">
      <Container>
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-10">
          <h2 id="beispiele" className="text-title">
            {texts['shelf.title']}
          </h2>
          <TextLink to="/case-studies" className="inline-flex min-h-11 items-center text-small">
            {texts['shelf.all']}
          </TextLink>
        </div>
        <ul className="-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8 md:mx-0 md:grid md:grid-cols-5 md:overflow-visible md:px-0 md:pb-0">
          {EXAMPLES.map(({ name, business, place, ground }) => (
            <li key={name} className="w-[44%] shrink-0 snap-start md:w-auto">
              <SiteLink
                to={examplePath(name)}
                style={{ background: ground, color: LOOKS[name].ink }}
                className="group flex h-full flex-col justify-between gap-6 rounded-control p-4 md:p-5"
              >
                <svg
                  viewBox="0 0 120 72"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                  className="w-full max-w-md"
                >
                  <path d={LOOKS[name].drawing} />
                </svg>
                <span className="text-small leading-snug">
                  <span className="block font-semibold underline decoration-transparent underline-offset-4 group-hover:decoration-current">
                    {business}
                  </span>
                  {place}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
