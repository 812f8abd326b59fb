import type { Example } from '../examples.ts';
import { renderExample } from '../page-frame.ts';
import { drawDovetail, drawRings, drawRule, drawStep, drawWay } from './art.ts';
import { drawStair, judgeStair, measureStair, START, topCorner } from './stair.ts';

const STOPS = [
  { day: 0, text: 'Aufmaß bei Ihnen, zwei Stunden. Wir messen auch die schiefe Wand.' },
  { day: 6, text: 'Zeichnung im Maßstab 1:20 und ein fester Preis.' },
  { day: 12, text: 'Freigabe. Das Holz wird bestellt und liegt drei Wochen im Raumklima.' },
  { day: 34, text: 'Zuschnitt, Wangen fräsen, Probeaufbau in der Halle.' },
  { day: 47, text: 'Einbau: zwei Tage, der alte Lauf geht am ersten Vormittag hinaus.' },
];

/** As long as the rule is. */
const DAYS = 50;

const NOT = [
  { what: 'Haustüren', who: 'Bautischlerei Emonts in Eilendorf, die hat die Presse dafür' },
  { what: 'Einbauküchen', who: 'Möbelwerk Hilgers, Stolberg' },
  { what: 'Fenster', who: 'Fensterbau Offermann, auch denkmalgerecht' },
  { what: 'Katzenklappen', who: 'niemand, den wir kennen. Sägen Sie selbst.' },
];

const stair = measureStair(START.height, START.run);
const [handleX, handleY] = topCorner(START.height, START.run);

export const renderPage = (example: Example): string =>
  renderExample(example, {
    title: 'Tischlerei Krings, Treppen in Aachen-Brand',
    description:
      'Fünf Leute bauen Treppen für Altbauten. Treppe am Bildschirm vermessen, Ablauf in Tagen.',
    themes: ['#f8f6f0', '#17130f'],
    fonts: ['sofia-schmal.woff2', 'sofia.woff2'],
    body: `
<header class="top">
  <p class="firm"><a href="#oben">Tischlerei Krings</a></p>
  <p class="since">Aachen-Brand, Hof links<br>seit 1987</p>
  <nav aria-label="Hauptnavigation"><a href="#stufe">Bauweise</a><a href="#mass">Ihre Treppe</a><a href="#tage">Ablauf</a><a href="#nicht">Machen wir&nbsp;nicht</a><a href="#anfrage">Anfrage</a></nav>
</header>
<main id="oben">
  <section class="hero" aria-labelledby="titel">
    <svg class="trunk" viewBox="0 0 1000 1000" role="img" aria-label="Querschnitt einer Eiche mit 58 gezeichneten Jahresringen">${drawRings()}</svg>
    <h1 id="titel">Treppen.<br>Sonst fast<br>nichts.</h1>
    <ol class="years" aria-label="Drei Ringe aus dem Leben dieses Stamms">
      <li><b>1931</b> gekeimt bei Raeren</li>
      <li><b>1976</b> Trockenjahr, enger Ring</li>
      <li><b>1989</b> gefällt, seither in unserem Lager</li>
    </ol>
    <p class="lead">Fünf Leute, eine Halle, Eiche aus der Eifel. Am liebsten in Häusern, in denen keine Wand gerade ist. <a href="#mass">Ihre Treppe vermessen</a></p>
  </section>

  <section class="step" id="stufe" aria-labelledby="stufe-titel">
    <h2 id="stufe-titel">Eine Stufe, vier Teile, kein Metall</h2>
    <svg class="exploded" viewBox="-370 -232 700 590" role="img" aria-label="Stufe in Einzelteilen: Wange mit Nut, Trittstufe, Setzstufe, Keil">${drawStep()}</svg>
    <ol class="parts">
      <li><b>Wange</b> 40&nbsp;mm Eiche, Nut 15&nbsp;mm tief. Trägt alles.</li>
      <li><b>Trittstufe</b> 6 Jahresringe auf den Zentimeter, sonst biegt sie sich.</li>
      <li><b>Setzstufe</b> von unten eingeschoben, damit es beim Kehren nicht rieselt.</li>
      <li><b>Keil</b> Esche. Er spannt die Stufe in die Nut. Nach drei Wintern treiben wir ihn einmal nach.</li>
    </ol>
    <figure class="joint"><svg viewBox="0 0 640 300" aria-hidden="true">${drawDovetail()}</svg><figcaption>Schwalbenschwanz am Antrittspfosten, Schräge 1:6. Er hält auf Zug, bevor Leim daran kommt.</figcaption></figure>
  </section>

  <section class="measure" id="mass" aria-labelledby="mass-titel">
    <div class="measure-head">
      <h2 id="mass-titel">Ziehen Sie die Treppe auf Ihr Maß</h2>
      <p>Am runden Griff ziehen oder die Regler nehmen. Gerechnet wird nach DIN 18065, gebaut nach dem Aufmaß.</p>
    </div>
    <div class="sheet"><svg id="drawing" viewBox="0 0 640 390" role="img" aria-labelledby="drawing-name"><title id="drawing-name">Seitenansicht der Treppe mit Maßen in Millimetern</title><g id="stair">${drawStair(START.height, START.run)}</g><g id="grip" transform="translate(${handleX} ${handleY})"><circle class="touch" r="26"/><circle class="knob" r="9"/></g></svg></div>
    <form class="controls" aria-label="Maße der Treppe">
      <div class="field"><label for="height">Geschosshöhe</label> <output id="height-text" for="height">${START.height} mm</output><input type="range" id="height" min="2300" max="3200" step="10" value="${START.height}"></div>
      <div class="field"><label for="run">Lauflänge</label> <output id="run-text" for="run">${START.run} mm</output><input type="range" id="run" min="2600" max="4700" step="20" value="${START.run}"></div>
      <fieldset><legend>Holz</legend>
        <label><input type="radio" name="wood" value="eiche" data-price="128" checked> Eiche</label>
        <label><input type="radio" name="wood" value="esche" data-price="104"> Esche</label>
        <label><input type="radio" name="wood" value="laerche" data-price="86"> Lärche</label>
      </fieldset>
    </form>
    <dl class="result" aria-live="polite">
      <div><dt>Steigungen</dt><dd id="rises">${stair.rises}</dd></div>
      <div><dt>Steigung</dt><dd><span id="rise">${Math.round(stair.rise)}</span> mm</dd></div>
      <div><dt>Auftritt</dt><dd><span id="going">${Math.round(stair.going)}</span> mm</dd></div>
      <div><dt>Neigung</dt><dd><span id="angle">${Math.round(stair.angle)}</span>°</dd></div>
      <div><dt>Holz</dt><dd><span id="wood">${stair.wood.toFixed(1).replace('.', ',')}</span> m²</dd></div>
      <div><dt>Material</dt><dd><span id="price">${Math.round(stair.wood * 128).toLocaleString('de-DE')}</span> €</dd></div>
    </dl>
    <p class="verdict" id="verdict">${judgeStair(stair)}</p>
  </section>

  <section class="days" id="tage" aria-labelledby="tage-titel">
    <h2 id="tage-titel">49 Tage, vom Aufmaß bis zum ersten Schritt</h2>
    <div class="rule-box"><svg viewBox="0 0 1200 104" aria-hidden="true">${drawRule(DAYS, STOPS)}</svg></div>
    <ol>${STOPS.map(({ day, text }, index) => `<li style="--past-five:${day % 5};--days:${(STOPS[index + 1]?.day ?? DAYS) - day}"><b>Tag ${day}</b> ${text}</li>`).join('')}</ol>
  </section>

  <section class="not" id="nicht" aria-labelledby="nicht-titel">
    <h2 id="nicht-titel">Machen wir nicht</h2>
    <dl>${NOT.map(({ what, who }) => `<div><dt><s>${what}</s></dt><dd>${who}</dd></div>`).join('')}</dl>
  </section>

  <section class="ask" id="anfrage" aria-labelledby="anfrage-titel">
    <div>
      <h2 id="anfrage-titel">Anfrage</h2>
      <p>Sechs Felder. Das Foto hilft uns mehr als jede Beschreibung: einmal von unten, mit dem Übergang zur Wand.</p>
      <form id="ask-form" action="#anfrage" method="get">
        <label>Name <input name="name" autocomplete="name" required></label>
        <label>Telefon <input name="telefon" type="tel" autocomplete="tel" required></label>
        <label>Baujahr des Hauses <input name="baujahr" inputmode="numeric" maxlength="4"></label>
        <label>Geschosse <select name="geschosse"><option>ein Lauf</option><option>zwei Läufe</option><option>drei und mehr</option></select></label>
        <label class="photo">Foto der jetzigen Treppe <span><input name="foto" type="file" accept="image/*"><i id="photo">Foto auswählen</i></span></label>
        <label>Was stört Sie an ihr? <textarea name="text" rows="3"></textarea></label>
        <button>Anfrage absenden</button>
        <p role="status" id="sent"></p>
      </form>
    </div>
    <div class="way"><svg viewBox="0 0 600 340" role="img" aria-label="Anfahrtskizze: von der Trierer Straße in den Hof, Tor drei Meter breit, die Seitenstraße nördlich ist Einbahnstraße">${drawWay()}</svg>
    <p>Trierer Straße 806, Hof links. Mit dem Lieferwagen bitte von Süden: die Straße nördlich ist Einbahn und die Bäckerei parkt davor.</p></div>
  </section>
</main>
<footer><p>Tischlerei Krings, Aachen-Brand. Werkstatt Montag bis Freitag, 7 bis 16 Uhr; freitags ab 14 Uhr wird gekehrt.</p></footer>`,
  });
