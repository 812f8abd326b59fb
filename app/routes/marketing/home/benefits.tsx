import { useClaims } from '#app/lib/use-site.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

/** The four promises, moored along the river. Each says at once what it does not cover. */
export function Benefits() {
  const claims = useClaims();
  const texts = readTexts(HOME_TEXTS);
  const tiles = [
    {
      title: claims.delivery,
      text: texts['benefits.delivery'],
    },
    {
      title: 'KI-Chatbot inklusive',
      text: texts['benefits.chatbot'],
    },
    {
      title: claims.gdpr,
      text: texts['benefits.gdpr'],
    },
    {
      title: claims.refund,
      text: texts['benefits.refund'],
    },
  ].filter((tile) => tile.title !== undefined);
  return (
    <div className="overflow-x-clip border-b border-line">
      <Container className="py-10 md:pt-16 md:pb-20">
        <div className="relative">
          <River />
          <ul className="grid gap-y-6 sm:grid-cols-2 lg:grid-cols-4 lg:pt-36">
            {tiles.map((tile) => (
              <li key={tile.title} className="relative pr-4 pl-12 lg:pr-8 lg:pl-0">
                <h2 className="text-title">{tile.title}</h2>
                <p className="mt-2 text-small text-muted">{tile.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}

// On wide screens the river runs across the page with one mooring a column, on
// phones down the left edge, from line to line of the section.
function River() {
  return (
    <>
      <svg
        viewBox="0 0 1200 110"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-0 hidden h-[110px] w-full overflow-visible lg:block"
        fill="none"
        aria-hidden="true"
      >
        <path
          d="M-900 60C-600 60-500 26-260 26S-60 34 12 34C420 34-70 92 312 92C720 92 230 34 612 34C1020 34 530 92 912 92C1320 92 1180 20 2200 60"
          stroke="var(--accent)"
          strokeWidth="7"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 hidden h-[132px] grid-cols-4 lg:grid"
      >
        {[34, 92, 34, 92].map((top, index) => (
          <span key={index} className="relative">
            <span
              className="absolute left-1.5 size-3.5 -translate-1/2 rounded-full border-[3px] border-ink bg-canvas"
              style={{ top }}
            />
            <span
              className="absolute bottom-0 left-1.5 w-px -translate-x-1/2 bg-line-strong"
              style={{ top: top + 7 }}
            />
          </span>
        ))}
      </div>
      <svg
        viewBox="0 0 24 600"
        preserveAspectRatio="none"
        className="absolute left-0 w-6 lg:hidden"
        style={{ top: '-2.5rem', height: 'calc(100% + 5rem)' }}
        fill="none"
        aria-hidden="true"
      >
        <path
          d="M12-20C12 40 22 40 20 110S2 190 4 260S22 330 20 400S4 480 6 540S12 600 12 640"
          stroke="var(--accent)"
          strokeWidth="5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  );
}
