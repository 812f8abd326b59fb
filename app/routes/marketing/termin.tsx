import { ChangeBooking } from '#app/features/booking/change-booking.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/termin.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ origin: context.get(serverContext).publicUrl });

// The token stays out of the head: whoever has it can cancel the talk.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: 'Termin verschieben oder absagen',
    description: 'Verschieben Sie Ihr gebuchtes Beratungsgespräch auf eine andere Zeit oder sagen Sie es ab.',
    origin: loaderData?.origin ?? '',
    path: '/kontakt',
    noindex: true,
  });

export default function Termin({ params }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Ihr Termin" lead="Hier verschieben Sie Ihr Beratungsgespräch oder sagen es ab." />
      <Section>
        <ChangeBooking token={params.token} />
      </Section>
    </>
  );
}
