import { seeded } from '../draw.ts';
import { THINGS, type Thing } from './plan.ts';

const SYMBOLS: Record<Thing['kind'], string> = {
  sink: '<rect x="-26" y="-16" width="52" height="32"/><rect x="-19" y="-10" width="38" height="20" rx="8"/><path d="M0 -16v9"/>',
  stove:
    '<rect x="-24" y="-16" width="48" height="32"/><circle cx="-11" cy="-5" r="6"/><circle cx="11" cy="-5" r="6"/><circle cx="-11" cy="9" r="4"/><circle cx="11" cy="9" r="4"/>',
  wc: '<rect x="-15" y="-24" width="30" height="12"/><ellipse cx="0" cy="6" rx="14" ry="19"/>',
  shower:
    '<rect x="-34" y="-34" width="68" height="68"/><path d="M-34 -34L34 34M34 -34L-34 34"/><circle r="5"/>',
  heater:
    '<rect x="-38" y="-7" width="76" height="14"/><path d="M-25 -7v14M-12 -7v14M0 -7v14M12 -7v14M25 -7v14"/>',
  window: '<path d="M-60 -9h120M-60 9h120M-60 0h120"/>',
  door: '<path d="M-32 -22v56M-32 34a56 56 0 0 0 56 -56"/>',
  socket: '<circle r="9"/><path d="M-9 0h18M0 -9v-7"/>',
  bell: '<rect x="-13" y="-16" width="26" height="32"/><circle cy="-5" r="5"/><path d="M-6 6h12M-6 11h12"/>',
};

/** Plan of a flat, 68 m², drawn as architects do: walls solid, openings cut out, symbols in line. */
export function drawPlan(): string {
  const walls =
    'M30 216H250V228H30ZM250 30H262V228H250ZM400 30H412V228H400ZM250 216H412V228H250ZM470 300H482V540H470ZM470 300H758V312H470ZM590 30H602V300H590Z';
  const gaps: readonly (readonly [number, number, number, number])[] = [
    [180, 214, 56, 16],
    [330, 214, 56, 16],
    [440, 28, 60, 16],
    [468, 400, 16, 60],
    [520, 298, 56, 16],
    [240, 526, 120, 16],
    [560, 526, 120, 16],
    [90, 28, 70, 16],
    [28, 270, 16, 90],
    [640, 28, 80, 16],
  ];
  const rooms: readonly (readonly [string, number, number, string])[] = [
    ['Küche', 120, 142, '11,2'],
    ['Bad', 371, 118, '6,4'],
    ['Flur', 500, 180, '9,8'],
    ['Wohnen', 200, 400, '24,6'],
    ['Schlafen', 615, 420, '12,9'],
    ['Kammer', 680, 160, '3,1'],
  ];
  const swings =
    'M180 228v-56a56 56 0 0 1 56 56M386 228v-56a56 56 0 0 0 -56 56M482 400h56a56 56 0 0 1 -56 60M576 312v-56a56 56 0 0 0 -56 56';
  return `<path class="walls" fill-rule="evenodd" d="M30 30H770V540H30ZM42 42V528H758V42Z"/><path class="walls" d="${walls}"/>${gaps.map(([x, y, w, h]) => `<rect class="gap" x="${x}" y="${y}" width="${w}" height="${h}"/>`).join('')}<path class="thin" d="${swings}M90 32h70M90 40h70M32 270v90M40 270v90M640 32h80M640 40h80"/>
<path class="thin" d="M60 44v36h150V44"/><path class="faint" d="M520 352h110v130H520zM520 372h110M110 300h150v52H110zM120 300v52M250 300v52M330 420h80v70h-80z"/>
${rooms.map(([name, x, y, area]) => `<text x="${x}" y="${y}" text-anchor="middle">${name}</text><text class="area" x="${x}" y="${y + 22}" text-anchor="middle">${area} m²</text>`).join('')}
${THINGS.map(({ kind, x, y, turn }) => `<g class="symbol" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${SYMBOLS[kind]}</g>`).join('')}
<path class="thin" d="M30 552H770M30 546v12M482 546v12M770 546v12"/>`;
}

/** A house as windows: as many as it has flats; open reports are lit. */
export function drawFront(floors: number, columns: number, open: number, seed: number): string {
  const random = seeded(seed);
  const total = floors * columns;
  const marked = new Set<number>();
  while (marked.size < open) marked.add(Math.floor(random() * total));
  let front = '';
  for (let index = 0; index < total; index += 1) {
    const x = (index % columns) * 15 + 6;
    const y = Math.floor(index / columns) * 17 + 6;
    front += `<rect${marked.has(index) ? ' class="open"' : ''} x="${x}" y="${y}" width="9" height="11"/>`;
  }
  return `<svg viewBox="0 0 ${columns * 15 + 6} ${floors * 17 + 12}" height="${(floors * 17 + 12) * 1.1}" aria-hidden="true"><path class="wall" d="M0 ${floors * 17 + 12}V0H${columns * 15 + 6}V${floors * 17 + 12}Z"/>${front}</svg>`;
}
