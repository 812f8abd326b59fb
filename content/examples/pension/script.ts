import { dayNumber, isTaken, portalPrice, ROOMS } from './rooms.ts';

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  return element;
};
const now = new Date();
const today = dayNumber(now);
let shown = new Date(now.getFullYear(), now.getMonth(), 1);
let arrival: number | null = null;
let departure: number | null = null;
let room = 5;

const fromNumber = (day: number): Date => new Date(day * 86_400_000);
const write = (day: number): string =>
  fromNumber(day).toLocaleDateString('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const nights = (): number[] =>
  arrival === null
    ? []
    : Array.from(
        { length: (departure ?? arrival + 1) - arrival },
        (_, index) => (arrival ?? 0) + index,
      );
const isFree = (number: number): boolean => nights().every((day) => !isTaken(number, day));
const countFree = (day: number): number =>
  ROOMS.filter(({ number }) => !isTaken(number, day)).length;

function showMonth(): void {
  find('#month').textContent = shown.toLocaleDateString('de-DE', {
    month: 'long',
    year: 'numeric',
  });
  const first = dayNumber(shown);
  const last = dayNumber(new Date(shown.getFullYear(), shown.getMonth() + 1, 0));
  const offset = (shown.getDay() + 6) % 7;
  const rows: HTMLTableRowElement[] = [];
  for (let start = first - offset; start <= last; start += 7) {
    const row = document.createElement('tr');
    for (let day = start; day < start + 7; day += 1) {
      const cell = row.insertCell();
      if (day < first || day > last) continue;
      const button = document.createElement('button');
      const free = countFree(day);
      button.type = 'button';
      button.dataset['day'] = String(day);
      button.disabled = day < today;
      button.ariaLabel = `${write(day)}, ${free} Zimmer frei`;
      button.ariaPressed = String(day === arrival || day === departure);
      button.className =
        arrival !== null && departure !== null && day > arrival && day < departure ? 'within' : '';
      button.innerHTML = `${day - first + 1}<small>${day < today ? '' : free}</small>`;
      cell.append(button);
    }
    rows.push(row);
  }
  find('#days').replaceChildren(...rows);
  find('#before').toggleAttribute('disabled', first <= today);
}

function showOffer(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=room]')) {
    const free = isFree(Number(input.value));
    input.disabled = !free;
    input.checked = Number(input.value) === room && free;
  }
  const chosen = ROOMS.find(({ number }) => number === room);
  if (!chosen) return;
  const count = Math.max(1, nights().length);
  const direct = chosen.price * count;
  const portal = portalPrice(chosen.price) * count;
  const texts = {
    '#stay':
      arrival === null
        ? 'Eine Nacht zum Vergleich'
        : `${write(arrival)} bis ${write(departure ?? arrival + 1)}, ${count} ${count === 1 ? 'Nacht' : 'Nächte'}`,
    '#room-name': isFree(room) ? `Zimmer ${room}, ${chosen.name}` : `Zimmer ${room} ist vergeben`,
    '#direct': `${direct} €`,
    '#portal': `${portal} €`,
    '#saving': `${portal - direct} € Unterschied: das sind 15 % Provision im Portal (Annahme).`,
    '#hint':
      arrival !== null && departure === null
        ? 'Jetzt die Abreise antippen.'
        : 'Erst Anreise, dann Abreise antippen. Die Zahl unter dem Tag sind freie Zimmer.',
    '#status': '',
  };
  for (const [selector, text] of Object.entries(texts)) find(selector).textContent = text;
  find('#ask').toggleAttribute('disabled', arrival === null || !isFree(room));
}

function choose(day: number): void {
  if (arrival === null || departure !== null || day <= arrival) {
    arrival = day;
    departure = null;
  } else departure = day;
  if (!isFree(room)) room = ROOMS.find(({ number }) => isFree(number))?.number ?? room;
  showMonth();
  showOffer();
  find(`[data-day="${day}"]`).focus();
}

const turn = (months: number) => (): void => {
  shown = new Date(shown.getFullYear(), shown.getMonth() + months, 1);
  showMonth();
};
find('#before').addEventListener('click', turn(-1));
find('#after').addEventListener('click', turn(1));
find('#days').addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  if (button) choose(Number(button.dataset['day']));
});
find('.facade').addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) room = Number(target.value);
  showOffer();
});
find('#ask').addEventListener('click', () => {
  find('#status').textContent =
    'Das ist ein Beispiel: Es wurde nichts gesendet und nichts gebucht.';
});
// Tuesday and Wednesday are free nearly always: the first look shows a stay.
const start = today + ((9 - ((today + 4) % 7)) % 7);
arrival = start;
departure = start + 2;
if (fromNumber(start).getUTCMonth() !== shown.getMonth())
  shown = new Date(shown.getFullYear(), shown.getMonth() + 1, 1);
if (!isFree(room)) room = ROOMS.find(({ number }) => isFree(number))?.number ?? room;
showMonth();
showOffer();
