import { DAMAGES, STEPS, THINGS, type Damage } from './plan.ts';

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  return element;
};
const report = find('#report');
const later = document.querySelector<HTMLInputElement>('#later');
let thing = THINGS.find(({ id }) => id === 'kueche-spuele');
let damage: Damage | undefined;
let steps = STEPS.normal;

function showPlace(): void {
  if (!thing) return;
  find('#place').textContent = `${thing.room}, ${thing.name}`;
  const legend = find('#damages legend');
  find('#damages').replaceChildren(
    legend,
    ...DAMAGES[thing.kind].map((entry) => {
      const label = document.createElement('label');
      const input = document.createElement('input');
      input.type = 'radio';
      input.name = 'schaden';
      input.required = true;
      input.addEventListener('change', () => {
        damage = entry;
        showClass();
      });
      label.append(input, ` ${entry.what}`);
      return label;
    }),
  );
  damage = undefined;
  showClass();
}

function showClass(): void {
  const box = find('#class');
  box.dataset['urgent'] = String(Boolean(damage?.urgent));
  box.textContent = !damage
    ? 'Einstufung nach festen Regeln, nicht nach Gefühl.'
    : damage.urgent
      ? 'Notfall. Die Bereitschaft klingelt sofort, bestätigt in 10 Minuten.'
      : 'Kein Notfall. Beauftragt innerhalb eines Werktags.';
}

function showState(): void {
  const hour = later?.valueAsNumber ?? 0;
  find('#hour').textContent = `${hour} ${hour === 1 ? 'Stunde' : 'Stunden'} später`;
  const reached = steps.findLastIndex((step) => step.hour <= hour);
  find('#steps').replaceChildren(
    ...steps.map((step, index) => {
      const item = document.createElement('li');
      const time = document.createElement('b');
      const name = document.createElement('h3');
      const text = document.createElement('p');
      time.textContent = `${step.hour} h`;
      name.textContent = step.name;
      text.textContent = step.text;
      item.className = index < reached ? 'past' : index === reached ? 'now' : '';
      if (index === reached) item.ariaCurrent = 'step';
      item.append(time, name, text);
      return item;
    }),
  );
}

find('.plan').addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  thing = THINGS.find(({ id }) => id === target.value);
  showPlace();
});
later?.addEventListener('input', showState);
find('[name=foto]').addEventListener('change', ({ target }) => {
  const chosen = target instanceof HTMLInputElement && target.files?.[0]?.name;
  find('#photo').textContent = chosen || 'Foto auswählen';
});
report.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!thing || !damage) return;
  steps = damage.urgent ? STEPS.urgent : STEPS.normal;
  if (later) later.value = '0';
  showState();
  find('#ticket').textContent =
    `26-0312, ${thing.room}, ${thing.name}, ${damage.what}. Ein Beispiel: Es wurde nichts gesendet und nichts gespeichert.`;
  find('#stand').scrollIntoView();
  find('#stand-titel').focus();
});
// The first look shows the plan in use.
const first = document.querySelector<HTMLInputElement>('[value="kueche-spuele"]');
if (first) first.checked = true;
showPlace();
showState();
