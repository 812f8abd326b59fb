import type { Example } from '../examples.ts';
import { renderExample } from '../page-frame.ts';
import { drawCellar, drawCheese, drawLabel, drawWeek } from './art.ts';
import { euro } from './basket.ts';
import { CHEESES, TOOLS, type Cheese } from './cheeses.ts';

const START = 300;

const card = (cheese: Cheese, index: number): string => `
<li class="cheese" data-milk="${cheese.milk}">
  <svg viewBox="0 30 240 148" aria-hidden="true">${drawCheese(cheese.shape, index + 11)}</svg>
  <form class="tag" data-id="${cheese.id}" data-name="${cheese.name}" data-price="${cheese.price}">
    <h3>${cheese.name}</h3>
    <p class="facts">${cheese.milk}, ${cheese.facts}</p>
    <p class="price"><output>${euro((cheese.price * START) / 1000)}</output> <span>${euro(cheese.price)} je kg</span></p>
    <label>Gewicht <b>${START} g</b><input type="range" min="150" max="1000" step="50" value="${START}" aria-label="Gewicht ${cheese.name} in Gramm"></label>
    <button>In den Korb<span class="sr">: ${cheese.name}</span></button>
  </form>
</li>`;

const shelves = [0, 1, 2]
  .map(
    (row) =>
      `<ul class="shelf">${CHEESES.slice(row * 4, row * 4 + 4)
        .map((cheese, index) => card(cheese, row * 4 + index))
        .join('')}</ul>`,
  )
  .join('');

export const renderPage = (example: Example): string =>
  renderExample(example, {
    title: 'Käserei Sint Pieter, Maastricht',
    description:
      'Zwölf Käse aus dem Mergelkeller, nach Gewicht in den Korb, Versand Montag bis Mittwoch.',
    themes: ['#fbe9a9', '#101a44'],
    fonts: ['caprasimo.woff2', 'vollkorn.woff2'],
    body: `
<header class="top">
  <a href="#oben" class="label" aria-label="Käserei Sint Pieter, zum Anfang"><svg viewBox="0 0 200 200" aria-hidden="true">${drawLabel()}</svg></a>
  <nav aria-label="Hauptnavigation"><a href="#regal">Regal</a><a href="#versand">Versand</a><a href="#keller">Keller</a><a href="#markt">Markttage</a></nav>
  <a class="to-basket" href="#korb">Korb <b class="basket-sum">0,00 €</b></a>
</header>
<main id="oben">
  <section class="hero" aria-labelledby="titel">
    <h1 id="titel">Elf Grad, neunzig Prozent feucht, <em>und viel Zeit</em></h1>
    <p>Unter dem Sint Pietersberg liegen Gänge aus Mergel. In einem davon liegen unsere Laibe. Dienstags wird gewendet, samstags verkauft.</p>
    <svg class="cellar" viewBox="0 0 1440 610" role="img" aria-label="Linolschnitt: Gewölbe aus Mergelblöcken, vier Bretter voller Käselaibe, eine Katze" preserveAspectRatio="xMidYMax slice">${drawCellar()}</svg>
  </section>

  <div class="shop">
    <section id="regal" aria-labelledby="regal-titel">
      <div class="shelf-head">
        <h2 id="regal-titel">Zwölf im Regal</h2>
        <fieldset class="milk"><legend class="sr">Milch</legend>
          ${['Alle', 'Kuh', 'Ziege', 'Schaf'].map((milk, index) => `<label><input type="radio" name="milk" value="${milk}"${index === 0 ? ' checked' : ''}><span>${milk}</span></label>`).join('')}
        </fieldset>
      </div>
      <noscript><p class="note">Ohne Script wiegt die Seite nicht. Rufen Sie an, wir schneiden ab: die Preise je Kilogramm stehen an jedem Käse.</p></noscript>
      ${shelves}
      <h3 class="tools-title">Dazu, ohne Kühlung</h3>
      <ul class="tools">${TOOLS.map((tool) => `<li><form class="tool" data-id="${tool.id}" data-name="${tool.name}" data-price="${tool.price}"><b>${tool.name}</b> <span>${euro(tool.price)}</span> <button>In den Korb<span class="sr">: ${tool.name}</span></button></form></li>`).join('')}</ul>
    </section>

    <section class="slip" id="korb" aria-labelledby="korb-titel">
      <h2 id="korb-titel">Kassenzettel</h2>
      <p class="empty" id="empty">Noch leer. Schieben Sie am Gewicht, dann in den Korb.</p>
      <ul id="lines"></ul>
      <form id="order">
        <fieldset><legend>Lieferung nach</legend>
          <label><input type="radio" name="country" value="DE" checked> Deutschland</label>
          <label><input type="radio" name="country" value="NL"> Niederlande</label>
        </fieldset>
        <label class="day">Versandtag <select name="day"><option>Montag</option><option>Dienstag</option><option>Mittwoch</option></select></label>
        <dl id="sums" aria-live="polite"></dl>
        <button>Zur Überweisung</button>
        <p role="status" id="status"></p>
      </form>
    </section>
  </div>

  <section class="send" id="versand" aria-labelledby="versand-titel">
    <h2 id="versand-titel">Drei Tage fährt der Käse, vier Tage ruht er</h2>
    <svg viewBox="0 0 826 140" role="img" aria-label="Pakete gehen Montag, Dienstag und Mittwoch hinaus; Donnerstag bis Sonntag nicht">${drawWeek()}</svg>
    <div class="columns">
      <p>Ein Paket vom Donnerstag läge über das Wochenende im Lager. Bestellungen ab Mittwochmittag gehen deshalb am Montag hinaus. Im Juli und August ruhen Rommedou und Canner Rolle.</p>
      <p>Wir schneiden nach Gewicht und wiegen nach. Berechnet wird das gewogene Stück, höchstens aber der angezeigte Preis.</p>
      <p>Frischer Käse kann nicht zurück, er verdirbt rasch. Hobel und Tuch können vierzehn Tage lang zurück.</p>
    </div>
  </section>

  <section class="cave" id="keller" aria-labelledby="keller-titel">
    <h2 id="keller-titel">Was im Keller geschieht</h2>
    <dl>
      <div><dt>2 Tage</dt><dd>Salzbad. Der Laib verliert Wasser und bekommt Haut.</dd></div>
      <div><dt>5 Wochen</dt><dd>jung. Er gibt nach, wenn der Daumen drückt.</dd></div>
      <div><dt>4 Monate</dt><dd>mittel. 52 Mal gewendet, dreimal gebürstet.</dd></div>
      <div><dt>14 Monate</dt><dd>alt. Ein Sechstel ist verdunstet, der Rest bricht.</dd></div>
    </dl>
  </section>

  <section class="market" id="markt" aria-labelledby="markt-titel">
    <h2 id="markt-titel">Markttage</h2>
    <table><caption class="sr">Wo und wann wir stehen</caption>
      <thead><tr><th scope="col">Tag</th><th scope="col">Ort</th><th scope="col">Zeit</th></tr></thead>
      <tbody><tr><td>Mittwoch</td><td>Maastricht, am Rathaus</td><td>8 bis 15 Uhr</td></tr><tr><td>Freitag</td><td>Maastricht, am Rathaus</td><td>8 bis 15 Uhr</td></tr><tr><td>Samstag</td><td>Hofladen, Lage Kanaaldijk</td><td>9 bis 16 Uhr</td></tr></tbody>
    </table>
  </section>
</main>
<footer><p>Käserei Sint Pieter, Maastricht. Alle Preise mit Umsatzsteuer. Die Katze heißt Wei.</p></footer>`,
  });
