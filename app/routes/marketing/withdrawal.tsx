import { postWithdrawal } from '#app/features/privacy/post-withdrawal.server.ts';
import WithdrawalForm from '#app/features/privacy/withdrawal-form.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { TextLink } from '#app/ui/link.tsx';
import { cx } from '#app/ui/cx.ts';
import { Sign } from '#app/ui/scene/sign.tsx';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/withdrawal.ts';
import { readTexts } from '#content/texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(serverContext).publicUrl,
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: 'Vertrag widerrufen',
    description:
      'Verbraucher widerrufen hier einen Vertrag in zwei Schritten, ohne Konto. Die ' +
      'Bestätigung kommt sofort per E-Mail.',
    origin: loaderData?.origin ?? '',
    path: '/vertrag-widerrufen',
    noindex: true,
  });

export const action = ({ request, context }: Route.ActionArgs) => postWithdrawal(request, context);

export default function WithdrawalPage({ actionData: posted }: Route.ComponentProps) {
  const texts = readTexts(NOTICE_TEXTS);
  return (
    <>
      <PageHead title="Vertrag widerrufen" lead={texts['withdrawal.lead']} />
      <Section>
        <div className={cx(GRID, 'gap-y-8')}>
          <div className={TEXT}>
            <Island of={WithdrawalForm} when="visible" {...(posted && { props: { posted } })} />
          </div>
          <div className={cx(MARGIN, 'lg:row-start-1')}>
            <Sign tool="turn" onRiver className="mb-10 w-40 max-lg:hidden" />
            <p className="text-small text-muted">
              {texts['withdrawal.more']} <TextLink to="/widerruf">Widerrufsbelehrung</TextLink>.
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
