import { ALARM, ANSWERS, type Language } from './answers.ts';
import { drawPose, EXERCISES } from './figure.ts';

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  return element;
};
const field = (selector: string): HTMLInputElement => {
  const element = find(selector);
  if (!(element instanceof HTMLInputElement)) throw new Error(selector);
  return element;
};
const pose = document.querySelector('#pose');
const ghost = document.querySelector('.ghost');
const pace = field('#pace');
const play = find('#play');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let chosen = EXERCISES[0];
let running = 0;
let phase = 0;
let last = 0;

/** Half a wave: rests at both ends. */
const ease = (turn: number): number => (1 - Math.cos(turn * Math.PI * 2)) / 2;

function step(now: number): void {
  if (!chosen) return;
  const before = Math.floor(phase);
  phase += (now - last) / (pace.valueAsNumber * 1_000);
  last = now;
  const within = phase % 1;
  // Who wants less motion sees the two ends instead of the way.
  pose?.setAttribute('d', drawPose(chosen, calm.matches ? Math.round(ease(within)) : ease(within)));
  if (Math.floor(phase) !== before) find('#count').textContent = String(Math.floor(phase));
  const breath = within < 0.5 ? 'ausatmen' : 'einatmen';
  if (find('#breath').textContent !== breath) find('#breath').textContent = breath;
  running = requestAnimationFrame(step);
}

function halt(): void {
  cancelAnimationFrame(running);
  running = 0;
  play.textContent = 'Abspielen';
}

function rest(): void {
  halt();
  phase = 0;
  find('#count').textContent = '0';
  find('#breath').textContent = 'bereit';
  if (!chosen) return;
  find('#dose').textContent = chosen.dose;
  find('#how').textContent = chosen.how;
  pose?.setAttribute('d', drawPose(chosen, 0));
  ghost?.setAttribute('d', drawPose(chosen, 1));
}

play.addEventListener('click', () => {
  if (running) return halt();
  last = performance.now();
  play.textContent = 'Anhalten';
  running = requestAnimationFrame(step);
});
pace.addEventListener('input', () => {
  pace.style.setProperty('--at', `${((pace.valueAsNumber - 2) / 6) * 100}%`);
  find('#pace-text').textContent =
    `${pace.valueAsNumber.toFixed(1).replace('.', ',')} Sekunden je Mal`;
});
for (const radio of document.querySelectorAll<HTMLInputElement>('[name=exercise]'))
  radio.addEventListener('change', () => {
    chosen = EXERCISES.find(({ id }) => id === radio.value);
    rest();
  });

let language: Language = 'de';
const TEXTS = {
  de: {
    unknown:
      'Das steht nicht auf unseren Seiten. Ich gebe die Frage weiter: Hinterlassen Sie unten Ihre Nummer.',
    alarm:
      'Dazu antworte ich nicht. Bei Lähmung, Taubheit oder nach einem Sturz: 112, Ihr Hausarzt, oder rufen Sie uns an.',
    idea: 'Ihre Frage',
    send: 'Fragen',
  },
  nl: {
    unknown: 'Dat staat niet op onze pagina’s. Laat hieronder uw nummer achter, dan bellen we.',
    alarm:
      'Daar antwoord ik niet op. Bij verlamming, gevoelloosheid of na een val: 112, uw huisarts, of bel ons.',
    idea: 'Uw vraag',
    send: 'Vragen',
  },
};

function say(text: string, kind: 'mine' | 'theirs', source = ''): void {
  const line = document.createElement('p');
  line.className = kind;
  line.lang = language;
  line.textContent = text;
  if (source) {
    const small = document.createElement('small');
    small.textContent = source;
    line.append(small);
  }
  find('#talk').append(line);
}

function answer(question: string): void {
  say(question, 'mine');
  if (ALARM.test(question)) return say(TEXTS[language].alarm, 'theirs');
  const found = ANSWERS[language].find(
    (entry) => entry.question === question || entry.words.test(question),
  );
  say(found?.answer ?? TEXTS[language].unknown, 'theirs', found?.source);
}

function offer(): void {
  find('#ideas').replaceChildren(
    ...ANSWERS[language].map(({ question }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.lang = language;
      button.textContent = question;
      return button;
    }),
  );
  field('#question').placeholder = TEXTS[language].idea;
  find('#ask button').textContent = TEXTS[language].send;
}
find('#ideas').addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) answer(target.textContent);
});
find('#ask').addEventListener('submit', (event) => {
  event.preventDefault();
  const question = field('#question').value.trim();
  if (question) answer(question);
  field('#question').value = '';
});
for (const radio of document.querySelectorAll<HTMLInputElement>('[name=language]'))
  radio.addEventListener('change', () => {
    language = radio.value === 'nl' ? 'nl' : 'de';
    offer();
  });
find('#callback').addEventListener('submit', (event) => {
  event.preventDefault();
  find('#callback-status').textContent =
    'Das ist ein Beispiel: Es wurde nichts gesendet und nichts gespeichert.';
});
