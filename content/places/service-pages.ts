import type { ServiceSlug } from '#shared/agency/business.ts';

/** Texts of /seo-lexikon/services/{service}: how the place changes a service. */
export const SERVICE_LEXICON: Readonly<
  Record<
    ServiceSlug,
    { title: string; description: string; lead: string; paragraphs: readonly string[] }
  >
> = {
  webdesign: {
    title: 'Webdesign nach Städten',
    description:
      'Wie der Ort eine Website verändert: Pflichtangaben, Sprache, Anfahrt und Suche für Webdesign in Städten der Niederlande, Deutschlands, Österreichs und der Schweiz.',
    lead: 'Eine Website für Köln braucht andere Angaben als eine für Venlo. Diese Seite zeigt, was der Ort ändert und was überall gleich bleibt.',
    paragraphs: [
      'Gleich bleiben Ladezeit, Lesbarkeit und ein klarer Weg zum Kontakt. Verschieden sind Pflichtangaben, Anrede, Zahlungswege und die Wörter, mit denen Kunden suchen.',
      'In Großstädten entscheidet der Stadtteil, in Grenzorten die Sprache, in Ferienorten die Saison. Ein Entwurf, der das nicht fragt, passt nirgends.',
    ],
  },
  'ki-chatbots': {
    title: 'KI-Chatbots nach Städten',
    description:
      'Was der Ort für einen Chatbot bedeutet: Sprachen, Feiertage, Kennzeichnung nach KI-Verordnung und die Regeln in vier Ländern.',
    lead: 'Ein Chatbot kennt keine Stadt, solange man ihm keine beibringt. Ortsnamen, Feiertage und Mundart fehlen ihm zuerst.',
    paragraphs: [
      'Die Technik ist in jeder Stadt dieselbe, die Fragen sind es nicht. In Rotterdam geht es um Liegeplätze, in Innsbruck um Lawinenlage und Storno.',
      'Deshalb kommen Ortsnamen, Feiertage und übliche Wörter der Gegend in die Fragenliste. Danach wächst der Bot an dem, was er nicht wusste.',
    ],
  },
  seo: {
    title: 'SEO nach Städten',
    description:
      'Lokale Suche in vier Ländern: Verzeichnisse, Schreibweisen, Einzugsgebiete und Regeln für Bewertungen, geordnet nach Stadt.',
    lead: 'Lokale Suche ist Handarbeit: richtige Angaben, echte Bilder, eine Seite je Leistung. Der Ort bestimmt, welche Verzeichnisse und Wörter zählen.',
    paragraphs: [
      'Zehn Seiten mit ausgetauschtem Ortsnamen helfen niemandem. Deshalb vergleicht ein Programm unsere eigenen Ortsseiten miteinander; zu ähnliche bleiben aus der Suche heraus.',
      'Jede Stadtseite im Lexikon nennt Entfernung, Kammer, Förderstelle und die Regeln des Landes. Mehr behauptet sie nicht.',
    ],
  },
  ecommerce: {
    title: 'E-Commerce nach Städten',
    description:
      'Onlineshops und ihr Standort: Zahlungswege, Steuer, Verpackung und Abholung in den Niederlanden, Deutschland, Österreich und der Schweiz.',
    lead: 'Ein Shop steht im Netz, sein Lager nicht. Standort und Zielland bestimmen Steuer, Zahlung, Verpackung und Rücksendung.',
    paragraphs: [
      'In den Niederlanden zahlt man mit iDEAL, in der Schweiz mit TWINT, in Deutschland auf Rechnung. Wer alle drei Länder beliefert, braucht drei Kassen in einer.',
      'Abholung im Laden ist der einfachste Anfang. Sie zeigt, ob der Bestand stimmt, bevor das erste Paket die Grenze überquert.',
    ],
  },
  automatisierung: {
    title: 'Automatisierung nach Städten',
    description:
      'Büroabläufe automatisieren: Buchhaltungsprogramme, E-Rechnung und Förderstellen nach Land und Stadt.',
    lead: 'Welche Abläufe sich lohnen, hängt vom Betrieb ab. Welche Schnittstelle man braucht, hängt oft vom Land ab.',
    paragraphs: [
      'In Deutschland gehen Belege an DATEV, in Österreich an BMD oder RZL. In der Schweiz sind es Abacus oder bexio, in den Niederlanden Exact und Moneybird.',
      'Die Stadtseiten nennen Kammer, Förderstelle und Steuerregel. Ob sich ein Ablauf rechnet, zeigt der ROI-Kalkulator.',
    ],
  },
  dsgvo: {
    title: 'Datenschutz nach Städten',
    description:
      'Zuständige Aufsicht und Gesetze neben der DSGVO: Datenschutz für Websites in vier Ländern, geordnet nach Stadt.',
    lead: 'Die DSGVO gilt in drei der vier Länder unmittelbar, die Aufsicht wechselt trotzdem mit dem Ort. In der Schweiz gilt ein eigenes Gesetz.',
    paragraphs: [
      'In Deutschland hat jedes Land eine Behörde, Bayern sogar zwei. In den Niederlanden, in Österreich und in der Schweiz ist jeweils eine Stelle zuständig.',
      'Für Betriebe mit Kunden jenseits der Grenze zählt zuerst der eigene Sitz. Die Erklärung muss aber in der Sprache der Kunden verständlich sein.',
    ],
  },
};
