import { drawStair, fromDrawing, judgeStair, measureStair, topCorner } from './stair.ts';

const byId = <E extends Element>(id: string, kind: new () => E): E => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(id);
  return element;
};
const height = byId('height', HTMLInputElement);
const run = byId('run', HTMLInputElement);
const drawing = byId('drawing', SVGSVGElement);
const grip = byId('grip', SVGGElement);

function show(): void {
  const high = height.valueAsNumber;
  const long = run.valueAsNumber;
  const stair = measureStair(high, long);
  const wood = document.querySelector<HTMLInputElement>('[name=wood]:checked');
  byId('stair', SVGGElement).innerHTML = drawStair(high, long);
  grip.setAttribute('transform', `translate(${topCorner(high, long).join(' ')})`);
  const texts = {
    'height-text': `${high} mm`,
    'run-text': `${long} mm`,
    rises: String(stair.rises),
    rise: String(Math.round(stair.rise)),
    going: String(Math.round(stair.going)),
    angle: String(Math.round(stair.angle)),
    wood: stair.wood.toFixed(1).replace('.', ','),
    price: Math.round(stair.wood * Number(wood?.dataset['price'] ?? 128)).toLocaleString('de-DE'),
    verdict: judgeStair(stair),
  };
  for (const [id, text] of Object.entries(texts)) byId(id, HTMLElement).textContent = text;
  byId('verdict', HTMLElement).dataset['fits'] = String(texts.verdict.startsWith('Passt'));
  drawing.dataset['wood'] = wood?.value;
}

document.querySelector('.controls')?.addEventListener('input', show);
grip.addEventListener('pointerdown', (event) => {
  event.preventDefault();
  grip.setPointerCapture(event.pointerId);
});
grip.addEventListener('pointermove', (event) => {
  const matrix = drawing.getScreenCTM();
  if (!matrix || !grip.hasPointerCapture(event.pointerId)) return;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const [high, long] = fromDrawing(x, y);
  height.value = String(high);
  run.value = String(long);
  show();
});
const photo = document.querySelector<HTMLInputElement>('[name=foto]');
photo?.addEventListener('change', () => {
  byId('photo', HTMLElement).textContent = photo.files?.[0]?.name ?? 'Foto auswählen';
});
byId('ask-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  byId('sent', HTMLElement).textContent =
    'Das ist ein Beispiel: Es wurde nichts gesendet und nichts gespeichert.';
});
show();
