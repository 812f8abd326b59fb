import type { ExampleName } from './examples.ts';

/** An invented page of 2014 for each business: what many still have. Only its picture is published. */
type Before = {
  name: string;
  slogan: string;
  nav: readonly string[];
  colours: readonly [head: string, foot: string, page: string, link: string];
  font: string;
  side: 'left' | 'right' | 'none';
  news: readonly string[];
  text: string;
  photo: readonly [string, string, string];
};

const BEFORE: Record<ExampleName, Before> = {
  kaeserei: {
    name: 'Käserei Sint Pieter',
    slogan: 'Qualität mit Tradition seit Generationen!',
    nav: ['Home', 'Über uns', 'Produkte', 'Galerie', 'Gästebuch', 'Links', 'Kontakt'],
    colours: ['#f4c430', '#c8860d', '#fff8dc', '#8b4513'],
    font: "'Liberation Serif', serif",
    side: 'left',
    news: [
      'NEU!!! Jetzt auch Ziegenkäse',
      '12.03.2014: Wir waren auf der Messe',
      'Bestellung per E-Mail oder Fax',
    ],
    text: 'Herzlich Willkommen auf unserer Homepage! Wir freuen uns, dass Sie den Weg zu uns gefunden haben. Auf den folgenden Seiten möchten wir Ihnen unseren Betrieb und unsere vielfältige Produktpalette näher bringen. Preise auf Anfrage.',
    photo: ['#e8c468', '#b98a2a', '#6d4a12'],
  },
  tischlerei: {
    name: 'Tischlerei Krings GmbH',
    slogan: 'Ihr kompetenter Partner rund ums Holz',
    nav: ['Startseite', 'Leistungen', 'Referenzen', 'Unser Team', 'Partner', 'Impressum'],
    colours: ['#8b5a2b', '#4e2f13', '#ede0cf', '#7a3e0c'],
    font: "'Liberation Sans', sans-serif",
    side: 'right',
    news: [
      'Haustüren',
      'Innentüren',
      'Fenster',
      'Treppen',
      'Einbauküchen',
      'Möbel nach Maß',
      'Parkett',
      'Laminat',
      'Vordächer',
      'Carports',
      'Reparaturen',
      'Katzenklappen',
    ],
    text: 'Von der Haustür bis zur Katzenklappe: Wir sind Ihr zuverlässiger Ansprechpartner für sämtliche Arbeiten rund um das Thema Holz. Langjährige Erfahrung, höchste Qualität und Termintreue zeichnen uns aus. Überzeugen Sie sich selbst!',
    photo: ['#c69a6d', '#7d5230', '#3a2413'],
  },
  pension: {
    name: '*** Pension Lantaarn ***',
    slogan: 'Genießen - Entspannen - Wohlfühlen',
    nav: ['Willkommen', 'Zimmer', 'Preise', 'Umgebung', 'Anfahrt', 'Gästebuch', 'Kontakt'],
    colours: ['#4a7ab5', '#1f3d6d', '#e4eefa', '#00308f'],
    font: "'Liberation Serif', serif",
    side: 'left',
    news: [
      'Bitte beachten Sie unsere Betriebsferien',
      'Preisliste 2014 (PDF, 4,8 MB)',
      'Bewerten Sie uns!',
    ],
    text: 'Unsere familiär geführte Pension liegt idyllisch und doch zentral. Alle Zimmer sind liebevoll eingerichtet und verfügen über TV. Für Buchungen senden Sie uns bitte eine E-Mail. Wir antworten schnellstmöglich!',
    photo: ['#9cc0e8', '#5f7f57', '#2c4a2b'],
  },
  physiotherapie: {
    name: 'Physiotherapie Doorlopend',
    slogan: 'In guten Händen – Ihre Gesundheit liegt uns am Herzen',
    nav: ['Home', 'Praxis', 'Team', 'Therapien', 'Wellness', 'Aktuelles', 'Kontakt'],
    colours: ['#8cc63f', '#39772b', '#f1f8e9', '#2e7d32'],
    font: "'Liberation Sans', sans-serif",
    side: 'right',
    news: [
      'Krankengymnastik',
      'Manuelle Therapie',
      'Lymphdrainage',
      'Fango',
      'Hot Stone',
      'Kinesio-Tape',
      'Hausbesuche',
    ],
    text: 'Herzlich willkommen in unserer Praxis! Der Mensch steht bei uns im Mittelpunkt. In entspannter Atmosphäre behandeln wir Sie ganzheitlich und individuell. Termine nach Vereinbarung, telefonisch zu unseren Bürozeiten.',
    photo: ['#d7ecc0', '#a3c77d', '#f7fbf2'],
  },
  hausverwaltung: {
    name: 'Karree Hausverwaltung GmbH',
    slogan: 'Kompetenz · Vertrauen · Service',
    nav: ['Home', 'Unternehmen', 'Leistungen', 'Objekte', 'Downloads', 'Karriere', 'Kontakt'],
    colours: ['#3a6ea5', '#0a2a4d', '#e9edf2', '#003366'],
    font: "'Liberation Sans', sans-serif",
    side: 'left',
    news: [
      'Schadensformular (DOC, bitte ausdrucken und faxen)',
      'Hausordnung (PDF)',
      'SEPA-Mandat (PDF)',
      'Notdienst: siehe Aushang',
    ],
    text: 'Wir sind Ihr professioneller Partner für die Verwaltung von Wohn- und Gewerbeimmobilien. Durch unser umfassendes Leistungsspektrum bieten wir maßgeschneiderte Lösungen aus einer Hand. Sprechen Sie uns an!',
    photo: ['#b9cfe6', '#8795a6', '#4d5763'],
  },
};

export function renderBefore(name: ExampleName): string {
  const page = BEFORE[name];
  const [head, foot, back, link] = page.colours;
  const [sky, middle, ground] = page.photo;
  const side =
    page.side === 'none'
      ? ''
      : `<div class="side"><h3>${page.side === 'left' ? 'Aktuelles' : 'Unsere Leistungen'}</h3><ul>${page.news.map((entry) => `<li><a>${entry}</a></li>`).join('')}</ul><div class="banner">Besucher:<br><b>0048217</b></div></div>`;
  const main = `<div class="main"><h2>Herzlich Willkommen!</h2><div class="photo"></div><p>${page.text}</p><p>${page.text.split('.')[1] ?? ''}. <a>» mehr...</a></p><p class="new">+++ ${page.news[0]} +++</p></div>`;
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:0;background:${back} repeating-linear-gradient(45deg,rgba(255,255,255,.5) 0 6px,transparent 6px 12px);font:13px/1.45 ${page.font};color:#333}
.wrap{width:960px;margin:0 auto;zoom:1.45;background:#fff;border:1px solid #999;box-shadow:0 0 14px rgba(0,0,0,.4)}
.head{height:150px;background:linear-gradient(${head},${foot});position:relative;border-bottom:3px solid ${foot}}
.head h1{position:absolute;left:150px;top:34px;margin:0;font:italic bold 40px 'Liberation Serif',serif;color:#fff;text-shadow:2px 2px 3px #000}
.head p{position:absolute;left:152px;top:88px;margin:0;color:#fff;font:italic 18px 'Liberation Serif',serif;text-shadow:1px 1px 2px #000}
.logo{position:absolute;left:24px;top:22px;width:100px;height:100px;border-radius:50%;background:radial-gradient(circle at 35% 28%,#fff,${head} 45%,${foot});border:3px solid #fff;box-shadow:0 3px 6px rgba(0,0,0,.6)}
.nav{background:linear-gradient(#fefefe,#cfcfcf 50%,#b5b5b5 51%,#dcdcdc);border-bottom:1px solid #888;height:38px;display:flex}
.nav a{padding:9px 18px;border-right:1px solid #999;color:#222;font-weight:bold;text-shadow:0 1px 0 #fff}
.nav a:first-child{background:linear-gradient(${head},${foot});color:#fff;text-shadow:none}
.body{display:flex;flex-direction:${page.side === 'right' ? 'row-reverse' : 'row'};min-height:520px}
.side{width:210px;padding:14px;background:#f2f2f2;border:solid #ccc;border-width:0 ${page.side === 'left' ? '1px 0 0' : '0 0 1px'}}
.side h3{margin:0 0 8px;padding:5px 8px;background:linear-gradient(${head},${foot});color:#fff;font-size:14px;border-radius:5px 5px 0 0}
ul{margin:0 0 20px;padding-left:22px}li{margin:5px 0}a{color:${link};text-decoration:underline}.nav a{text-decoration:none}
.banner{padding:10px;border:2px ridge #999;background:#fff;text-align:center}.banner b{font:bold 20px 'Liberation Mono';background:#000;color:#0f0;padding:1px 8px}
.main{flex:1;padding:14px 24px;text-align:center}
.main h2{color:${link};font:bold 26px 'Liberation Serif',serif;margin:8px 0 12px;border-bottom:2px dotted ${head};padding-bottom:8px}
.photo{height:230px;margin:0 auto 14px;width:92%;border:6px solid #fff;outline:1px solid #aaa;box-shadow:3px 3px 8px rgba(0,0,0,.45);background:radial-gradient(ellipse at 75% 18%,#fff,transparent 26%),linear-gradient(${sky},#fff 52%,${middle} 54%,${ground})}
.main p{margin:0 30px 10px;text-align:justify}.main .new{color:#d00;font-weight:bold;text-align:center;font-size:15px}
.foot{background:linear-gradient(${head},${foot});color:#fff;text-align:center;padding:9px;font-size:11px}
</style><div class="wrap"><div class="head"><div class="logo"></div><h1>${page.name}</h1><p>${page.slogan}</p></div><div class="nav">${page.nav.map((entry) => `<a>${entry}</a>`).join('')}</div><div class="body">${side}${main}</div><div class="foot">© 2014 ${page.name} | Optimiert für Internet Explorer 8 bei 1024 × 768 | Webdesign by Schwager</div></div>`;
}
