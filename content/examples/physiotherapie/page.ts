import type { Example } from '../examples.ts';
import { renderExample } from '../page-frame.ts';
import { ANSWERS } from './answers.ts';
import { drawPose, drawThrough, EXERCISES, headLoop, type Spot } from './figure.ts';

const NECK: Spot = [864, 262];
/** From the left edge over both legs, back and head into the arms, out at the right edge. */
const HERO: readonly Spot[] = [
  [-40, 700],
  [140, 708],
  [300, 690],
  [542, 702],
  [582, 676],
  [632, 610],
  [722, 540],
  [812, 512],
  [912, 540],
  [984, 560],
  [988, 630],
  [980, 694],
  [1042, 706],
  [1048, 690],
  [1024, 640],
  [1030, 560],
  [1012, 512],
  [932, 478],
  [884, 446],
  [882, 392],
  [884, 330],
  [874, 288],
  NECK,
  ...headLoop(NECK, [890, 212], 46),
  [882, 282],
  [950, 232],
  [1012, 150],
  [1072, 78],
  [1152, 40],
  [1242, 82],
  [1272, 190],
  [1220, 262],
  [1168, 206],
  [1232, 132],
  [1362, 150],
  [1500, 250],
];

const HOURS = [
  { day: 'Montag', from: 7, to: 19 },
  { day: 'Dienstag', from: 7, to: 20 },
  { day: 'Mittwoch', from: 7, to: 13 },
  { day: 'Donnerstag', from: 7, to: 20 },
  { day: 'Freitag', from: 7, to: 16 },
];
const hourX = (hour: number): number => 150 + (hour - 7) * 62;

const wave = (from: number, to: number, y: number): string => {
  const points: Spot[] = [];
  for (let hour = from; hour <= to; hour += 0.5)
    points.push([hourX(hour), y + ((hour * 2) % 2 === 0 ? -5 : 5)]);
  return drawThrough(points);
};

export const renderPage = (example: Example): string =>
  renderExample(example, {
    title: 'Praxis Doorlopend, Physiotherapie in Venlo',
    description: 'Übungen, die als Linie vorlaufen, und Antworten auf Deutsch und Niederländisch.',
    themes: ['#f5f0e6', '#241814'],
    fonts: ['fredoka.woff2'],
    body: `
<header class="top">
  <a class="firm" href="#oben">doorlopend</a>
  <nav aria-label="Hauptnavigation"><a href="#uebung">Übungen</a><a href="#fragen">Fragen</a><a href="#zeiten">Zeiten</a><a href="#erster">Erster Besuch</a></nav>
  <a class="call" href="#zeiten">Termin</a>
</header>
<main id="oben">
  <section class="hero" aria-labelledby="titel">
    <h1 id="titel">Es geht<br>wieder weiter</h1>
    <svg viewBox="0 0 1440 740" role="img" aria-label="Eine einzige Linie läuft von links herein, wird zu einem Menschen im Ausfallschritt mit gestreckten Armen und läuft rechts hinaus" preserveAspectRatio="xMidYMid slice"><path class="line draw" pathLength="1" d="${drawThrough(HERO)}"/></svg>
    <div class="words"><p>Physiotherapie in Venlo, auf Deutsch und Niederländisch. Der Name heißt „durchgehend“: Sie üben zu Hause weiter, was hier beginnt.</p><a href="#callback">Rückruf erbitten</a></div>
  </section>

  <section class="gym" id="uebung" aria-labelledby="uebung-titel">
    <h2 id="uebung-titel">Die Linie macht es vor</h2>
    <fieldset class="choice"><legend class="sr">Übung wählen</legend>${EXERCISES.map(({ id, name }, index) => `<label><input type="radio" name="exercise" value="${id}"${index === 0 ? ' checked' : ''}><span>${name}</span></label>`).join('')}</fieldset>
    <svg class="floor" viewBox="0 20 700 520" role="img" aria-label="Die gewählte Übung als eine einzige Linie">
      ${EXERCISES.slice(0, 1)
        .map((exercise) => `<path class="ghost" d="${drawPose(exercise, 1)}"/>`)
        .join('')}
      <path id="pose" class="line" d="${EXERCISES[0] ? drawPose(EXERCISES[0], 0) : ''}"/>
    </svg>
    <div class="coach">
      <p class="count"><b id="count">0</b><span id="breath">bereit</span></p>
      <p id="dose">${EXERCISES[0]?.dose}</p>
      <p id="how">${EXERCISES[0]?.how}</p>
      <div class="controls">
        <button type="button" id="play">Abspielen</button>
        <label>Tempo <input type="range" id="pace" min="2" max="8" step="0.5" value="5" style="--at:50%" aria-describedby="pace-text"></label>
        <span id="pace-text">5,0 Sekunden je Mal</span>
      </div>
      <noscript><p>Ohne Script steht die Linie still: kräftig der Anfang, blass die Mitte der Bewegung.</p></noscript>
      <p class="stop">Schmerz heißt Pause. Kommt er wieder, rufen Sie an.</p>
    </div>
  </section>

  <section class="ask" id="fragen" aria-labelledby="fragen-titel">
    <div class="ask-head">
      <h2 id="fragen-titel">Fragen Sie, auch nachts</h2>
      <p>Hier antwortet ein automatischer Assistent, nur aus unseren Seiten. Über Beschwerden spricht er nicht, das tun wir.</p>
      <fieldset class="choice dark"><legend class="sr">Sprache</legend><label><input type="radio" name="language" value="de" checked><span lang="de">Deutsch</span></label><label><input type="radio" name="language" value="nl"><span lang="nl">Nederlands</span></label></fieldset>
    </div>
    <div class="talk">
      <div id="talk" aria-live="polite">${ANSWERS.de
        .slice(0, 1)
        .map(
          ({ question, answer, source }) =>
            `<p class="mine">${question}</p><p class="theirs">${answer}<small>${source}</small></p>`,
        )
        .join('')}</div>
      <div id="ideas" class="ideas">${ANSWERS.de
        .slice(1)
        .map(({ question }) => `<button type="button">${question}</button>`)
        .join('')}</div>
      <form id="ask"><label class="sr" for="question">Ihre Frage</label><input id="question" autocomplete="off" placeholder="Ihre Frage"><button>Fragen</button></form>
    </div>
  </section>

  <section class="hours" id="zeiten" aria-labelledby="zeiten-titel">
    <h2 id="zeiten-titel">Wann jemand da ist</h2>
    <svg viewBox="0 0 1010 346" role="img" aria-label="${HOURS.map(({ day, from, to }) => `${day} ${from} bis ${to} Uhr`).join(', ')}">${HOURS.map(({ day, from, to }, index) => `<text x="0" y="${40 + index * 58}">${day.slice(0, 2)}<tspan class="rest">${day.slice(2)}</tspan></text><path class="line thin" d="${wave(from, to, 40 + index * 58)}"/><text class="hour" x="${hourX(to) + 16}" y="${40 + index * 58}">${to}</text>`).join('')}<path class="now" d="M${hourX(12)} 10V296"/><text class="hour" x="${hourX(12)}" y="328" text-anchor="middle">mittags geht einer ans Telefon</text></svg>
    <div class="callback"><p>Termin: 077 000 00 00, sonst Rückruf. Zwei Felder, mehr brauchen wir nicht.</p>
    <form id="callback"><label>Telefon <input type="tel" name="tel" autocomplete="tel" required></label><label>Wann passt es? <select name="slot"><option>vormittags</option><option>mittags</option><option>nach 17 Uhr</option></select></label><button>Rückruf erbitten</button><p role="status" id="callback-status"></p></form></div>
  </section>

  <section class="first" id="erster" aria-labelledby="erster-titel">
    <h2 id="erster-titel">Der erste Besuch dauert fünfzig Minuten</h2>
    <ol>
      <li><b>10</b> Minuten reden wir. Sie, vor allem.</li>
      <li><b>15</b> Minuten schauen wir, was geht und was nicht.</li>
      <li><b>20</b> Minuten probieren wir zwei Übungen aus.</li>
      <li><b>5</b> Minuten: Sie machen sie allein, wir sehen zu.</li>
    </ol>
  </section>
</main>
<footer><svg viewBox="0 0 1440 120" aria-hidden="true" preserveAspectRatio="none"><path class="line thin" d="M-20 40C200 10 320 100 520 70S860 10 1060 60S1340 90 1460 50"/></svg><p>Praxis Doorlopend, Kapellenpad 14, Venlo, neun Minuten vom Bahnhof. Acht Therapeutinnen, ein Treppenlift.</p></footer>`,
  });
