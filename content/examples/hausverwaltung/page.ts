import type { Example } from '../examples.ts';
import { renderExample } from '../page-frame.ts';
import { drawFront, drawPlan } from './art.ts';
import { PLAN, STEPS, THINGS } from './plan.ts';

const HOUSES = [
  { street: 'Brehmplatz 4', built: 1908, floors: 5, columns: 6, open: 1 },
  { street: 'Oberbilker Allee 210', built: 1957, floors: 6, columns: 9, open: 3 },
  { street: 'Am Hackenbruch 61', built: 1972, floors: 8, columns: 12, open: 5 },
  { street: 'Ulmenstraße 118', built: 1931, floors: 4, columns: 7, open: 0 },
  { street: 'Speditionstraße 15', built: 2009, floors: 7, columns: 8, open: 2 },
];
const percent = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 1000) / 10}%`;

export const renderPage = (example: Example): string =>
  renderExample(example, {
    title: 'Karree Hausverwaltung, Düsseldorf',
    description:
      'Schaden auf dem Grundriss antippen, melden, Stand verfolgen. Notfälle klingeln sofort.',
    themes: ['#dfe6e0', '#121a16'],
    fonts: ['hanken.woff2', 'antonio.woff2'],
    body: `
<header class="top">
  <a class="firm" href="#oben"><svg viewBox="0 0 40 40" aria-hidden="true"><path d="M2 2h36v36H2zM10 10v20h20V10zM18 2h4v8h-4zM30 18h8v4h-8z" fill-rule="evenodd"/></svg>Karree</a>
  <p>Hausverwaltung<br>Düsseldorf</p>
  <nav aria-label="Hauptnavigation"><a href="#oben">Schaden melden</a><a href="#haeuser">Häuser</a><a href="#regeln">Notfall&shy;regeln</a><a href="#fristen">Fristen</a></nav>
  <p class="night">Bereitschaft, Tag und Nacht<br><a href="tel:+4921100000">0211 000 00</a></p>
</header>
<main id="oben">
  <form class="report" id="report" action="#stand" method="get">
    <div class="head"><h1>Was ist kaputt?</h1><p>Tippen Sie es an. Neunzig Sekunden, kein Konto, kein Abtippen bei uns.</p></div>
    <fieldset class="plan"><legend class="sr">Ort des Schadens</legend>
      <svg viewBox="0 0 ${PLAN.width} ${PLAN.height}" aria-hidden="true">${drawPlan()}</svg>
      ${THINGS.map(({ id, room, name, kind, x, y }) => `<label style="left:${percent(x, PLAN.width)};top:${percent(y, PLAN.height)}"><input type="radio" name="ort" value="${id}" data-kind="${kind}"><span class="sr">${room}, ${name}</span></label>`).join('')}
    </fieldset>
    <div class="slip">
      <p class="step"><b>1</b> <span id="place">Noch nichts gewählt</span></p>
      <fieldset id="damages"><legend><b>2</b> Was ist passiert?</legend><p class="empty">Erst links antippen.</p></fieldset>
      <label class="photo"><b>3</b> Foto, ohne Ortsdaten <span><input type="file" name="foto" accept="image/*"><i id="photo">Foto auswählen</i></span></label>
      <label><b>4</b> Rückruf unter <input type="tel" name="telefon" autocomplete="tel"></label>
      <p class="class" id="class">Einstufung nach festen Regeln, nicht nach Gefühl.</p>
      <button>Schaden melden</button>
      <noscript><p>Ohne Script: wählen Sie auf dem Plan und rufen Sie die Bereitschaft an. Die Regeln unten gelten genauso.</p></noscript>
    </div>
  </form>

  <section class="state" id="stand" aria-labelledby="stand-titel">
    <div class="state-head"><h2 id="stand-titel" tabindex="-1">Stand der Meldung</h2><p id="ticket">Beispiel: 26-0311, Küche, Spüle, Hahn tropft</p></div>
    <ol id="steps">${STEPS.normal.map(({ hour, name, text }) => `<li><b>${hour} h</b><h3>${name}</h3><p>${text}</p></li>`).join('')}</ol>
    <div class="later"><label for="later">Vorspulen:</label> <output id="hour" for="later">0 Stunden später</output><input type="range" id="later" min="0" max="72" step="1" value="0"></div>
  </section>

  <section class="numbers" aria-label="Zahlen">
    <p><b>1.150</b> Wohnungen in 41 Häusern</p>
    <p><b>310</b> Meldungen im Monat</p>
    <p><b>11</b> Leute, zwei davon nachts erreichbar</p>
  </section>

  <section class="houses" id="haeuser" aria-labelledby="haeuser-titel">
    <h2 id="haeuser-titel">Fünf von 41 Häusern</h2>
    <p class="legend"><i></i> offene Meldung, Stand heute früh</p>
    <ul>${HOUSES.map(({ street, built, floors, columns, open }, index) => `<li>${drawFront(floors, columns, open, index + 40)}<h3>${street}</h3><p>${built}, ${floors * columns} Wohnungen, ${open === 0 ? 'nichts offen' : `${open} offen`}</p></li>`).join('')}</ul>
  </section>

  <section class="rules" id="regeln" aria-labelledby="regeln-titel">
    <h2 id="regeln-titel">Vier Regeln, bei denen es nachts klingelt</h2>
    <ol><li><h3>Wasser läuft</h3><p>und hört mit dem Haupthahn nicht auf, oder es kommt beim Nachbarn an.</p></li><li><h3>Heizung aus</h3><p>im ganzen Haus, wenn draußen unter 5 Grad sind.</p></li><li><h3>Mensch im Aufzug</h3><p>Erst der Notrufknopf, dann wir.</p></li><li><h3>Strom oder Gas</h3><p>Gasgeruch: Fenster auf, hinaus, 112. Danach die Meldung.</p></li></ol>
  </section>

  <section class="terms" id="fristen" aria-labelledby="fristen-titel">
    <h2 id="fristen-titel">Fristen, an die wir uns halten</h2>
    <table><caption class="sr">Fristen</caption><thead><tr><th scope="col">Vorgang</th><th scope="col">Frist</th><th scope="col">Wer</th></tr></thead><tbody>
      <tr><td>Notfall bestätigt</td><td>10 Minuten</td><td>Bereit&shy;schaft</td></tr><tr><td>Meldung beauftragt</td><td>1 Werktag</td><td>Objekt&shy;betreuung</td></tr><tr><td>Nebenkosten abgerechnet</td><td>bis 30. Juni</td><td>Buchhaltung</td></tr><tr><td>Fotos gelöscht</td><td>90 Tage nach Abschluss</td><td>das System</td></tr></tbody></table>
  </section>
</main>
<footer><p>Karree Hausverwaltung, Düsseldorf-Flingern. Zettel beim Hausmeister gelten auch.</p></footer>`,
  });
