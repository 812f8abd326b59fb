import { data } from 'react-router';
import OfferLink from '#app/features/offers/offer-link.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { SECRET_PAGE_HEADERS } from '#app/lib/secret-page.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { formatDay } from '#shared/core/format.ts';
import type { LinkedOffer } from '#shared/offers/offer-call.ts';
import type { LinkOutcome } from '#shared/offers/offer-outcome.ts';
import { readTexts } from '#content/texts.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { PhoneLink } from './phone-link.tsx';
import type { Route } from './+types/offer-link.ts';

type Closed = Exclude<LinkOutcome['outcome'], 'open'>;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { publicUrl: origin, openOfferLink } = context.get(serverContext);
  const link = await openOfferLink(params.token);
  if (link.outcome !== 'open')
    return data(
      { origin, closed: link.outcome, linked: null },
      { status: link.outcome === 'unknown' ? 404 : 410, headers: SECRET_PAGE_HEADERS },
    );
  const { offer, hasAccount, needsSignIn } = link;
  const linked: LinkedOffer = { offer, hasAccount, needsSignIn };
  return data({ origin, closed: null, linked }, { headers: SECRET_PAGE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

// The token stays out of the head.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: loaderData?.closed
      ? readTexts(LINK_PAGE_TEXTS)[`${loaderData.closed}.title`]
      : 'Ihr Angebot',
    description: 'Lesen Sie Ihr Angebot, stellen Sie Fragen dazu und nehmen Sie es an.',
    origin: loaderData?.origin ?? '',
    path: '/kontakt',
    noindex: true,
  });

export default function OfferLinkPage({ params, loaderData }: Route.ComponentProps) {
  return loaderData.linked ? (
    <OpenOffer token={params.token} linked={loaderData.linked} />
  ) : (
    <ClosedOffer outcome={loaderData.closed} />
  );
}

function OpenOffer({ token, linked }: { token: string; linked: LinkedOffer }) {
  const texts = readTexts(LINK_PAGE_TEXTS);
  const { offer } = linked;
  const { content, issuedOn, validUntil } = offer.snapshot;
  const version = offer.version > 1 ? `, Fassung ${offer.version}` : '';
  return (
    <>
      <PageHead
        title={<span className="text-head break-words">{content.title}</span>}
        lead={
          `Angebot ${offer.number}${version} vom ${formatDay(issuedOn)} für ` +
          `${content.customer.company || content.customer.name}, gültig bis ` +
          `${formatDay(validUntil)}`
        }
        actions={
          <ButtonAnchor href={`/dokumente/angebot/${token}.pdf`} size="small" variant="secondary">
            {texts['offer.pdf']}
          </ButtonAnchor>
        }
      />
      <Section space="tight">
        <Island of={OfferLink} when="load" props={{ token, linked }} />
      </Section>
    </>
  );
}

function ClosedOffer({ outcome }: { outcome: Closed }) {
  const company = useCompany();
  const texts = readTexts(LINK_PAGE_TEXTS);
  return (
    <>
      <PageHead title={texts[`${outcome}.title`]} lead={texts[`${outcome}.lead`]} />
      <Section>
        <div className="grid justify-items-start gap-6">
          <p>
            {texts.questions} <PhoneLink /> und{' '}
            <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
              {company.email}
            </a>
            .
          </p>
          <ButtonLink to="/portal/angebote">{texts.portal}</ButtonLink>
        </div>
      </Section>
    </>
  );
}
