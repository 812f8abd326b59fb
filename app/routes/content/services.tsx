import { listPages } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { SERVICES } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { findServicePrice } from '#shared/pricing/price-list.ts';
import { ContactBand } from './contact-band.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { ServiceStage } from '#app/features/showcase/service-stage.tsx';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { GRID } from '#app/ui/layout/grid.ts';
import { Container, PageHead } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/services.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

const PATH = '/services';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'Services', path: PATH },
];

export async function loader({ context }: Route.LoaderArgs) {
  const pages = await listPages('services');
  const services = SERVICES.flatMap(({ slug, path, name }) => {
    const page = pages.find((candidate) => candidate.path === path);
    return page
      ? [
          {
            path,
            slug,
            name,
            priceFrom: findServicePrice(slug, getContentSettings().prices),
            lead: page.data.lead,
            results: page.data.deliverables.slice(0, 3).map((item) => item.name),
          },
        ]
      : [];
  });
  return { origin: context.get(serverContext).publicUrl, services };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const texts = readTexts(OVERVIEW_TEXTS);
  return buildMeta({
    title: texts['services.meta.title'],
    description: texts['services.meta.description'],
    origin: loaderData.origin,
    path: PATH,
    image: 'page/services',
    crumbs: CRUMBS,
  });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <>
      <PageHead
        above={<Breadcrumbs crumbs={CRUMBS} />}
        title={texts['services.title']}
        lead={texts['services.lead']}
        isAsideForDesks
        aside={<PriceIndex services={loaderData.services} />}
      />
      <Container className="max-lg:pb-4">
        <ul>
          {loaderData.services.map((service, index) => (
            <Entry key={service.path} service={service} isFirst={index === 0} />
          ))}
        </ul>
      </Container>
      <ContactBand title={texts['services.end.title']}>{texts['services.end.text']}</ContactBand>
    </>
  );
}

type Service = Route.ComponentProps['loaderData']['services'][number];

const readPrice = ({ priceFrom }: Service): string =>
  priceFrom === null
    ? readTexts(OVERVIEW_TEXTS)['services.unpriced']
    : `ab ${formatWholePrice(priceFrom)}`;

/** All six with their prices at one look, each the way to its entry. */
const PriceIndex = ({ services }: { services: Service[] }) => (
  <nav aria-label="Leistungen und Preise" className="h-full content-end lg:grid">
    <ul className="border-t border-ink">
      {services.map((service) => (
        <li key={service.slug} className="border-b border-line">
          <a
            href={`#${service.slug}`}
            className="flex items-baseline justify-between gap-4 py-2 font-semibold hover:underline"
          >
            {service.name} <span>{readPrice(service)}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** One service: what it is, what it costs, and a piece of it beside that. */
function Entry({ service, isFirst }: { service: Service; isFirst: boolean }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <li
      id={service.slug}
      className={cx(
        GRID,
        'group relative scroll-mt-28 gap-y-6 border-b border-line py-8 last:border-b-0 lg:py-9',
      )}
    >
      <div className="grid min-w-0 content-start gap-4 lg:col-span-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2
            className="text-[clamp(1.75rem,1.4rem+1.3vw,2.5rem)] leading-tight wrap-anywhere max-sm:w-full max-sm:hyphens-auto"
            style={sameThing('service', service.path)}
          >
            <SiteLink
              to={service.path}
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-[4px] group-hover:underline-offset-[0.16em]"
            >
              {service.name}
              {'\u00a0'}
              <Icon name="arrow" size={24} className="inline" />
            </SiteLink>
          </h2>
          {/* Words in the size of words: beside the title they have room. */}
          <p
            className={
              service.priceFrom === null
                ? 'font-semibold'
                : 'font-display [overflow-wrap:anywhere] hyphens-auto text-[1.75rem] leading-tight font-bold tracking-[-0.02em]'
            }
          >
            {readPrice(service)}
          </p>
        </div>
        <p className="max-w-measure">{service.lead}</p>
        <ul className="grid gap-y-2 text-small">
          {service.results.map((result) => (
            <li key={result} className="flex gap-2.5">
              <Icon name="check" size={18} className="mt-0.5" />
              {result}
            </li>
          ))}
        </ul>
        <p className="mt-2 grid gap-x-6 gap-y-1 border-t border-line-strong pt-4 sm:grid-cols-[auto_1fr] sm:items-baseline">
          <span className="text-small text-muted">{texts['services.unneeded']} </span>
          <span className="text-lead font-medium">
            {texts[`services.unneeded.${service.slug}`]}
          </span>
        </p>
      </div>
      <ServiceStage slug={service.slug} isFirst={isFirst} className="lg:col-span-5" />
    </li>
  );
}
