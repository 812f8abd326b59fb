import { useAddress } from '#app/lib/use-site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { useTexts } from '#app/lib/use-texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

const OFTEN = [
  ['Pakete und Preise', '/pakete'],
  ['Services', '/services'],
  ['Hilfe', '/hilfe'],
  ['Glossar', '/glossar'],
  ['Kontakt und Termin', '/kontakt'],
] as const;

/** What stands in the frame where no page is: what was asked for, and ways on. */
export function NotFoundPage() {
  const { pathname } = useAddress();
  const texts = useTexts(NOTICE_TEXTS);
  return (
    // The river comes from beyond the page and leaves it.
    <div data-missing="" className="overflow-hidden">
      <Container className="grid items-start gap-10 pt-10 md:grid-cols-12 md:py-20">
        <div className="md:col-span-7">
          <h1 className="text-display">{texts['missing.title']}</h1>
          <p className="mt-6 text-small">
            <code className="rounded-control bg-sunken px-2 py-1.5 font-text break-all">
              {pathname}
            </code>
          </p>
          <p className="mt-5 max-w-[52ch] text-lead text-balance text-muted">
            {texts['missing.text']}
          </p>
          <div data-first-action="" className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/">{texts['missing.home']}</ButtonLink>
            <ButtonLink to="/kontakt" variant="secondary">
              {texts['missing.report']}
            </ButtonLink>
          </div>
          <nav aria-labelledby="oft" className="mt-10 text-small">
            <h2 id="oft" className="caption text-muted">
              {texts['missing.often']}
            </h2>
            <ul className="-mx-1.5 flex flex-wrap gap-x-3">
              {OFTEN.map(([name, path]) => (
                <li key={path}>
                  <TextLink to={path} className="inline-flex min-h-11 items-center px-1.5">
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Oxbow caption={texts['missing.drawing']} />
      </Container>
    </div>
  );
}

/**
 * A cut-off meander: the river has taken a shorter way, the old bend leads
 * nowhere. On desks it comes from the header, on phones from the left edge; it
 * leaves into the footer.
 */
function Oxbow({ caption }: { caption: string }) {
  return (
    <figure className="grid gap-4 md:col-span-5">
      <svg
        viewBox="0 0 360 340"
        className="w-full max-w-md overflow-visible"
        fill="none"
        aria-hidden="true"
      >
        <path
          d="M104 92C170 20 322 36 330 168s-160 166-236 92"
          stroke="var(--line-strong)"
          strokeWidth="18"
          strokeDasharray="2 8"
        />
        <g stroke="var(--accent)" strokeWidth="18">
          <path
            className="md:hidden"
            d="M-60 40H6c34 0 54 18 54 44 0 46 56 42 56 92s-56 70-56 140v500"
          />
          <path className="max-md:hidden" d="M60 -400V40c0 70 56 70 56 136s-56 70-56 140v500" />
        </g>
        <text
          x="218"
          y="186"
          textAnchor="middle"
          fill="var(--ink)"
          fontSize="56"
          fontWeight="700"
          fontFamily="var(--font-display)"
        >
          404
        </text>
      </svg>
      <figcaption className="pl-[21%] text-small text-muted">{caption}</figcaption>
    </figure>
  );
}
