import type { Example } from '../examples.ts';
import { renderExample } from '../page-frame.ts';
import { drawBreakfast, drawDyke, drawHouse, drawNight, drawStamp, FILTERS } from './art.ts';
import { portalPrice, ROOMS } from './rooms.ts';

export const renderPage = (example: Example): string =>
  renderExample(example, {
    title: 'Pension Lantaarn, Roermond',
    description:
      'Neun Zimmer an der Roer. Kalender mit freien Zimmern, direktem Preis und Portalpreis.',
    themes: ['#0c1534'],
    fonts: ['rokkitt.woff2'],
    body: `${FILTERS}
<header class="top">
  <a href="#oben" class="firm">Pension Lantaarn</a>
  <nav aria-label="Hauptnavigation"><a href="#kalender">Freie Zimmer</a><a href="#zimmer">Neun Zimmer</a><a href="#karten">Vor&nbsp;der Tür</a><a href="#haus">Vorher wissen</a></nav>
</header>
<main id="oben">
  <section class="night" aria-labelledby="titel">
    <svg class="scene" viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMax slice" role="img" aria-label="Roermond bei Nacht: Giebelhaus am Kai, vier von neun Fenstern leuchten, ihr Licht liegt auf dem Fluss">${drawNight()}</svg>
    <div class="words">
      <h1 id="titel">Eins brennt<br>immer noch.</h1>
      <p>Neun Zimmer an der Roer, zehn Gehminuten zum Outlet, vierzig Meter zum Radweg. Wer nach zehn kommt, findet den Schlüssel hinter der Laterne.</p>
      <a class="go" href="#kalender">Freie Zimmer sehen</a>
    </div>
  </section>

  <section class="booking" id="kalender" aria-labelledby="kalender-titel">
    <h2 id="kalender-titel">Was leuchtet, ist frei</h2>
    <div class="month">
      <div class="month-head"><button type="button" id="before" aria-label="Voriger Monat">←</button><h3 id="month" aria-live="polite">Kalender</h3><button type="button" id="after" aria-label="Nächster Monat">→</button></div>
      <table aria-labelledby="month"><thead><tr>${['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'].map((day) => `<th scope="col">${day}</th>`).join('')}</tr></thead><tbody id="days"></tbody></table>
      <p class="hint" id="hint">Erst Anreise, dann Abreise antippen. Die Zahl unter dem Tag sind freie Zimmer.</p>
      <noscript><p>Ohne Script zeigt der Kalender nichts. Die Preise stehen unten bei den Zimmern; frei ist dienstags fast immer etwas.</p></noscript>
    </div>
    <fieldset class="facade"><legend class="sr">Zimmer wählen</legend>
      <svg viewBox="0 0 300 480" aria-hidden="true">${drawHouse([])}</svg>
      <div class="panes">${ROOMS.map(({ number, name }) => `<label><input type="radio" name="room" value="${number}"><span><b>${number}</b><i class="sr"> ${name}</i></span></label>`).join('')}</div>
    </fieldset>
    <div class="offer" aria-live="polite">
      <p class="stay" id="stay">Noch keine Nacht gewählt</p>
      <h3 id="room-name">Zimmer 5, Mühle</h3>
      <dl>
        <div class="direct"><dt>direkt bei uns</dt><dd id="direct">95 €</dd></div>
        <div class="portal"><dt>im Portal</dt><dd id="portal">${portalPrice(95)} €</dd></div>
      </dl>
      <p id="saving">Der Unterschied sind 15 % Provision (Annahme).</p>
      <button type="button" id="ask">Anfrage für diese Nächte</button>
      <p role="status" id="status"></p>
    </div>
  </section>

  <section class="rooms" id="zimmer" aria-labelledby="zimmer-titel">
    <h2 id="zimmer-titel">Neun Schlüssel am Brett</h2>
    <ol>${ROOMS.map(
      ({ number, name, facts, honest, price }) =>
        `<li><svg viewBox="0 0 60 90" aria-hidden="true"><circle cx="30" cy="8" r="5"/><path d="M30 12v12M30 24a13 13 0 1 0 .1 0M30 50v36M30 72h12M30 82h9"/></svg><div class="fob"><h3><span>${number}</span> ${name}</h3><p>${facts}.</p><p class="honest">Ehrlich: ${honest}.</p><p class="rate"><b>${price} €</b> direkt, ${portalPrice(price)} € im Portal</p></div></li>`,
    ).join('')}</ol>
  </section>

  <section class="cards" id="karten" aria-labelledby="karten-titel">
    <h2 id="karten-titel">Vor der Tür</h2>
    <figure class="card one"><svg viewBox="0 0 420 280" role="img" aria-label="Postkarte: Fahrrad auf dem Maasdeich in der Abendsonne">${drawDyke()}</svg><figcaption>Deich bis Maasbracht, 14 km, Gegenwind auf dem Rückweg</figcaption></figure>
    <div class="card back"><svg viewBox="0 0 190 110" aria-hidden="true">${drawStamp()}</svg><p>Liebe Ilse, das Outlet macht um acht zu, wir waren um neun am Wasser. Hein hat das Rad vom Sohn genommen. Morgen Thorn, alles weiß dort. Kaffee gibt es ab halb sieben, wenn man klopft.</p><address>Fam. Brandts<br>Krefeld-Uerdingen</address></div>
    <figure class="card two"><svg viewBox="0 0 420 280" role="img" aria-label="Postkarte: Frühstückstisch unter einer gelben Lampe">${drawBreakfast()}</svg><figcaption>Frühstück 7 bis 10 Uhr, Brot von gegenüber</figcaption></figure>
  </section>

  <section class="house" id="haus" aria-labelledby="haus-titel">
    <h2 id="haus-titel">Vorher wissen</h2>
    <dl>
      <div><dt>Ankommen</dt><dd>15 bis 22 Uhr. Später: Schlüssel hinter der Laterne, Nummer kommt per SMS.</dd></div>
      <div><dt>Treppen</dt><dd>Kein Aufzug. Zimmer 8 ist stufenlos.</dd></div>
      <div><dt>Räder</dt><dd>Zwölf Plätze im Hof, überdacht, zwei Steckdosen.</dd></div>
      <div><dt>Hund</dt><dd>Einer je Zimmer, 8 € für die Wäsche.</dd></div>
      <div><dt>Auto</dt><dd>Parkhaus in 200 m, 9 € am Tag. Vor dem Haus wird abgeschleppt.</dd></div>
      <div><dt>Abreise</dt><dd>Bis 11 Uhr; direkt gebucht bis 13 Uhr, wenn das Zimmer frei ist.</dd></div>
    </dl>
  </section>
</main>
<footer><p>Pension Lantaarn, an der Roer, Roermond</p></footer>`,
  });
