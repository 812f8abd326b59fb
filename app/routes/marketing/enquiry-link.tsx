import { data } from 'react-router';
import { serverContext } from '#app/lib/contexts.ts';
import { SECRET_PAGE_HEADERS } from '#app/lib/secret-page.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { PROMISES } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { pricePeriod } from '#shared/pricing/price.ts';
import { parsePricesOf } from '#shared/pricing/price-figures.ts';
import { readTexts } from '#content/texts.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { BookingIsland } from './booking-island.tsx';
import { PhoneLink } from './phone-link.tsx';
import type { Route } from './+types/enquiry-link.ts';
import { describeNext } from './describe-next.ts';
import { EnquiryFacts, EnquirySteps } from './enquiry-summary.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { publicUrl: origin, openEnquiryLink } = context.get(serverContext);
  const found = await openEnquiryLink(params.token);
  if (!found) return data({ origin, enquiry: null }, { status: 404, headers: SECRET_PAGE_HEADERS });
  const { requestId: _, name, prices, ...enquiry } = found;
  return data(
    {
      origin,
      enquiry: {
        ...enquiry,
        // A mailbox that was named may be a stranger's.
        name: found.holder === 'sender' ? name : '',
        services: parsePricesOf(prices)
          .services.filter(({ id }) => found.additionalServices.includes(id))
          .map((one) => `${one.label} (+${formatWholePrice(one.price)}${pricePeriod(one)})`),
      },
    },
    { headers: SECRET_PAGE_HEADERS },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

// The token stays out of the head.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: loaderData?.enquiry
      ? 'Ihre Anfrage'
      : readTexts(LINK_PAGE_TEXTS)['enquiry.unknown.title'],
    description: 'Der Stand Ihrer Anfrage, ihre Zusammenfassung und ein Termin dazu.',
    origin: loaderData?.origin ?? '',
    path: '/kontakt',
    noindex: true,
  });

export default function EnquiryLinkPage({ params, loaderData }: Route.ComponentProps) {
  const { enquiry } = loaderData;
  const texts = readTexts(LINK_PAGE_TEXTS);
  const { phone } = useCompany();
  if (!enquiry) return <UnknownEnquiry />;
  const { holder, name, email, reference } = enquiry;
  return (
    <>
      <PageHead
        title={<span className="text-head">{fillText(texts['enquiry.title'], { reference })}</span>}
        lead={describeNext(enquiry, phone)}
        actions={
          <>
            <ButtonAnchor href={`/dokumente/anfrage/${params.token}.pdf`} size="small">
              {texts['enquiry.pdf']}
            </ButtonAnchor>
            <ButtonLink to="#termin" size="small" variant="secondary">
              {texts['enquiry.talk']}
            </ButtonLink>
          </>
        }
      />
      <Section layout="side" space="tight" title={texts['enquiry.state']}>
        <EnquirySteps enquiry={enquiry} />
      </Section>
      <Section
        layout="side"
        space="tight"
        title={texts['enquiry.facts']}
        className="border-t border-line"
      >
        <EnquiryFacts enquiry={enquiry} />
        {holder === 'mail' && (
          <p className="mt-4 text-small text-muted">{texts['enquiry.hidden']}</p>
        )}
      </Section>
      <Section
        tone="surface"
        layout="side"
        space="tight"
        title={texts['enquiry.talk']}
        intro={fillText(texts['enquiry.talk.intro'], {
          minutes: String(PROMISES.freeCallMinutes),
        })}
        id="termin"
      >
        <BookingIsland
          when="idle"
          person={{ name, email, note: `Zu meiner Anfrage ${reference}` }}
        />
      </Section>
    </>
  );
}

function UnknownEnquiry() {
  const texts = readTexts(LINK_PAGE_TEXTS);
  return (
    <>
      <PageHead title={texts['enquiry.unknown.title']} lead={texts['enquiry.unknown.lead']} />
      <Section>
        <p>
          {texts.questions} <PhoneLink />.
        </p>
      </Section>
    </>
  );
}
