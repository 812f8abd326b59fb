import { INK, SIGNATURE_AREA } from './signature-canvas.tsx';

const FACE =
  "italic 500 {size}px 'Segoe Script', 'Snell Roundhand', 'Bradley Hand', 'Instrument Sans', " +
  'cursive';
const LARGEST = 44;
const SMALLEST = 12;

/** The name as a PNG of the same area as a drawn signature; '' for an empty name. */
export function renderTypedSignature(name: string): string {
  const text = name.trim();
  const canvas = document.createElement('canvas');
  const density = 2;
  canvas.width = SIGNATURE_AREA.width * density;
  canvas.height = SIGNATURE_AREA.height * density;
  const context = canvas.getContext('2d');
  if (!text || !context) return '';
  context.scale(density, density);
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const room = SIGNATURE_AREA.width - 32;
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    context.font = FACE.replace('{size}', String(size));
    if (context.measureText(text).width <= room) break;
  }
  context.fillText(text, SIGNATURE_AREA.width / 2, SIGNATURE_AREA.height / 2, room);
  return canvas.toDataURL('image/png');
}
