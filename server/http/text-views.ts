import type { PreviewedText, SampleSheet, ShownText, TextView } from '#app/lib/contexts.ts';
import { getContentSettings } from '#content/settings.ts';
import { joinSource } from '#content/source-text.ts';
import { loadTerms } from '#content/terms.ts';
import { findTextGroup } from '#content/text-groups.ts';
import { buildSampleInvoice, buildSampleOffer } from '#documents/samples.ts';
import { MAIL_SAMPLES, renderMailSample } from '#emails/samples.ts';
import { LOGIN_TEXTS } from '#shared/texts/login.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { LINK_VIEWS } from './sample-links.ts';
import { withPreviewedText } from './preview.ts';

// What shows the texts of a group, with sample data: mails, sheets, and pages
// behind links. Which texts stand in which of them is found by marking them.

type View = {
  id: string;
  group: string;
  name: string;
  show: (text: PreviewedText) => Promise<ShownText>;
};

const PLANS: Readonly<Record<string, OfferContent['paymentPlan']>> = {
  angebot: { kind: 'split' },
  'angebot-einmal': { kind: 'single' },
  'angebot-raten': { kind: 'instalments', count: 4 },
};
const SHEETS = [
  ['angebot', 'Angebot'],
  ['angebot-einmal', 'Angebot, in einem Betrag'],
  ['angebot-raten', 'Angebot, in Raten'],
  ['rechnung', 'Rechnung'],
] as const;

/** Of groups whose texts stand on several pages. */
const PAGES = [
  [OVERVIEW_TEXTS.id, 'Leistungen', '/services'],
  [OVERVIEW_TEXTS.id, 'Eine Leistung', '/services/webdesign-entwicklung'],
  [OVERVIEW_TEXTS.id, 'Über uns', '/ueber-uns'],
  [OVERVIEW_TEXTS.id, 'Case Studies', '/case-studies'],
  [OVERVIEW_TEXTS.id, 'Eine Case Study', '/case-studies/kaeserei-maastricht-shop'],
  [OVERVIEW_TEXTS.id, 'Blog', '/blog'],
  [OVERVIEW_TEXTS.id, 'Ein Beitrag', '/blog/website-kosten-erstes-jahr'],
  [OVERVIEW_TEXTS.id, 'Glossar', '/glossar'],
  [OVERVIEW_TEXTS.id, 'Ein Begriff', '/glossar/domain'],
  [OVERVIEW_TEXTS.id, 'Hilfe', '/hilfe'],
  [OVERVIEW_TEXTS.id, 'Ein Thema der Hilfe', '/hilfe/kosten-und-vertrag'],
  [OVERVIEW_TEXTS.id, 'SEO-Lexikon', '/seo-lexikon'],
  [OVERVIEW_TEXTS.id, 'Alle Städte', '/seo-lexikon/staedte'],
  [OVERVIEW_TEXTS.id, 'Ein Ort', '/koeln/webdesign'],
  [OVERVIEW_TEXTS.id, 'Dienste', '/dienste'],
  [OVERVIEW_TEXTS.id, 'Angaben', '/angaben'],
  [NOTICE_TEXTS.id, 'Kontakt', '/kontakt'],
  [NOTICE_TEXTS.id, 'Newsletter', '/newsletter'],
  [NOTICE_TEXTS.id, 'Vertrag widerrufen', '/vertrag-widerrufen'],
  [NOTICE_TEXTS.id, 'Seite fehlt', '/gibt-es-nicht'],
  [NOTICE_TEXTS.id, 'Ohne Verbindung', '/offline'],
  [LOGIN_TEXTS.id, 'Anmelden', '/login'],
  [LOGIN_TEXTS.id, 'Ohne Passwort anmelden', '/login/link'],
  [LOGIN_TEXTS.id, 'Passwort vergessen', '/login/passwort-vergessen'],
] as const;

/** The content of a sample sheet as the texts stand; null: there is no such sheet. */
export async function readSampleSheet(id: string): Promise<SampleSheet | null> {
  const { company, prices } = getContentSettings();
  const facts = { company, prices, terms: await loadTerms() };
  if (id === 'rechnung') return { kind: 'invoice', content: buildSampleInvoice(facts).content };
  const plan = PLANS[id];
  if (!plan) return null;
  const { number, content, tax } = buildSampleOffer(facts, plan);
  return { kind: 'offer', number, content, tax };
}

export function createTextViews(
  renderPreview: (path: string, text: PreviewedText) => Promise<string>,
  findOrigin: () => string,
) {
  const page = (id: string, group: string, name: string, path: string): View => ({
    id,
    group,
    name,
    show: async (text) => ({ html: await renderPreview(path, text) }),
  });
  const views: readonly View[] = [
    ...MAIL_SAMPLES.map((sample): View => ({
      ...sample,
      show: (text) =>
        withPreviewedText(text, async () => {
          const { company } = getContentSettings();
          const { subject, html, text: plain } = renderMailSample(sample, company, findOrigin());
          return { html, mail: { subject, text: plain } };
        }),
    })),
    ...SHEETS.map(([id, name]) => page(id, 'dokumente', name, `/muster/${id}`)),
    ...LINK_VIEWS.map(({ id, group, name, path }) => page(id, group, name, path)),
    ...PAGES.map(([group, name, path]) => page(path, group, name, path)),
  ];
  const known = new Map<string, Promise<readonly TextView[]>>();

  const list = async (group: string): Promise<readonly TextView[]> => {
    const entries = Object.keys(findTextGroup(group)?.entries ?? {});
    const marks = Object.fromEntries(entries.map((key) => [key, `⟦${key}⟧`]));
    const text = { collection: 'texts', slug: group, source: joinSource(marks, '') };
    return Promise.all(
      views
        .filter((view) => view.group === group)
        .map(async ({ id, name, show }) => {
          const { html, mail } = await show(text);
          const shown = `${mail?.subject} ${html}`;
          return { id, name, keys: entries.filter((key) => shown.includes(`⟦${key}⟧`)) };
        }),
    );
  };

  return {
    /** The views of a group and the texts in each; empty where one page shows all of it. */
    list: (group: string): Promise<readonly TextView[]> => {
      const found = known.get(group) ?? list(group);
      known.set(group, found);
      found.catch(() => known.delete(group));
      return found;
    },
    show: async (id: string, text: PreviewedText): Promise<ShownText | null> =>
      (await views.find((view) => view.group === text.slug && view.id === id)?.show(text)) ?? null,
  };
}
