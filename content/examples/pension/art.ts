import { polyline, seeded, short, softLine, type Point } from '../draw.ts';

/** Makes every edge look like a loaded brush. */
export const FILTERS = `<svg width="0" height="0" class="filters" aria-hidden="true"><filter id="brush" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".018 .05" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter><filter id="dry" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".012 .4" numOctaves="2" seed="9" result="grain"/><feDisplacementMap in="SourceGraphic" in2="grain" scale="7" result="moved"/><feColorMatrix in="grain" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -9 5.4"/><feComposite in="moved" operator="in"/></filter></svg>`;

export const WINDOWS: readonly Point[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column): Point => [52 + column * 72, 142 + row * 88]),
);

const pane = ([x, y]: Point, lit: boolean): string =>
  `<g class="${lit ? 'lit' : 'dark'}"><path d="M${x} ${y + 8}q26 -14 52 0v56h-52z"/><path class="bar" d="M${x + 26} ${y + 2}v62M${x} ${y + 26}h52"/></g>`;

/** Stepped gable, three rows of windows, door under a lantern. */
export function drawHouse(lit: readonly number[]): string {
  const gable: Point[] = [
    [26, 470],
    [26, 116],
    [48, 116],
    [48, 90],
    [74, 90],
    [74, 62],
    [100, 62],
    [100, 36],
    [126, 36],
    [126, 14],
    [174, 14],
    [174, 36],
    [200, 36],
    [200, 62],
    [226, 62],
    [226, 90],
    [252, 90],
    [252, 116],
    [274, 116],
    [274, 470],
  ];
  const random = seeded(71);
  let bricks = '';
  for (let index = 0; index < 120; index += 1) {
    const y = 70 + Math.floor(random() * 48) * 8;
    const x = 34 + random() * 222;
    if (y < 118 && Math.abs(x - 150) > 60) continue;
    bricks += `M${short(x)} ${y}h${short(6 + random() * 10)}`;
  }
  return `<path class="wall" d="${polyline(gable)}Z"/><path class="bricks" d="${bricks}"/><path class="edge" d="${polyline(gable)}"/><circle class="eye" cx="150" cy="84" r="15"/>${WINDOWS.map((spot, index) => pane(spot, lit.includes(index + 1))).join('')}<path class="door" d="M126 470v-50q24 -22 48 0v50z"/><path class="lamp-arm" d="M186 404h16v8"/><path class="lamp" d="M194 412h16l4 16h-24z"/><radialGradient id="halo"><stop stop-color="#ffcf5c" stop-opacity=".6"/><stop offset="1" stop-color="#ffcf5c" stop-opacity="0"/></radialGradient><circle fill="url(#halo)" cx="202" cy="420" r="64"/>`;
}

const bicycle = (x: number, y: number, size: number): string =>
  `<g class="bike" transform="translate(${x} ${y}) scale(${size})"><circle cx="0" cy="0" r="30"/><circle cx="104" cy="0" r="30"/><path d="M0 0L30 -46H84L104 0M30 -46L50 0H0M50 0L84 -46L80 -66M30 -46L26 -58M16 -58h20M80 -66q14 -4 20 6"/><path d="M50 0m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0"/></g>`;

/** Strokes of light on moving water. */
function reflections(
  random: () => number,
  spots: readonly number[],
  top: number,
  bottom: number,
  wide: number,
): string {
  let strokes = '';
  for (const spot of spots)
    for (let y = top; y < bottom; y += 9 + random() * 9) {
      const length = wide * (0.3 + random() * 0.8) * (1 + (y - top) / (bottom - top));
      strokes += `M${short(spot - length / 2 + (random() - 0.5) * 18)} ${short(y)}h${short(length)}`;
    }
  return strokes;
}

/** The house by night: sky, roofs, both towers, quay, river. */
export function drawNight(): string {
  const random = seeded(1232);
  let stars = '';
  for (let index = 0; index < 90; index += 1) {
    const x = random() * 1440;
    const y = random() * 330;
    stars += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(0.6 + random() * 1.5)}"/>`;
  }
  let roofs = 'M0 620V470';
  let x = 0;
  while (x < 900) {
    const width = 46 + random() * 60;
    const high = 430 + random() * 60;
    roofs += `L${short(x + 4)} ${short(high)}L${short(x + width / 2)} ${short(high - 24 - random() * 40)}L${short(x + width - 2)} ${short(high)}V${short(478)}`;
    x += width;
  }
  roofs += 'L900 620Z';
  const tower = (at: number): string =>
    `M${at} 480V300L${at + 6} 296L${at + 24} 196L${at + 42} 296L${at + 48} 300V480Z`;
  let lights = '';
  for (let index = 0; index < 26; index += 1)
    lights += `<rect x="${short(640 + random() * 230)}" y="${short(480 + random() * 90)}" width="7" height="11"/>`;
  let waves = '';
  for (let index = 0; index < 120; index += 1) {
    const y = 640 + random() * 250;
    waves += `M${short(random() * 1440)} ${short(y)}h${short(20 + random() * (y - 580) * 0.5)}`;
  }
  const tree = (at: number, foot: number, size: number): string =>
    softLine(
      [
        [at, foot],
        [at - 4 * size, foot - 50 * size],
        [at - 30 * size, foot - 76 * size],
        [at - 34 * size, foot - 120 * size],
        [at, foot - 150 * size],
        [at + 34 * size, foot - 116 * size],
        [at + 26 * size, foot - 76 * size],
        [at + 4 * size, foot - 50 * size],
      ],
      true,
    );
  return `<g class="stars">${stars}</g><path class="moon" d="M776 116a34 34 0 1 0 34 46a28 28 0 0 1 -34 -46z"/>
<g filter="url(#brush)"><path class="far" d="${tower(300)}${tower(372)}M292 500V360h140v140z"/><path class="roofs" d="${roofs}"/><g class="small-lights">${lights}</g>
<path class="next" d="M868 620V396l64 -60l64 60V620zM1288 620V380h152V620z"/>
<g transform="translate(956 92) scale(1.13)">${drawHouse([2, 4, 5, 9])}</g>
<path class="quay" d="M0 606H1440V640H0z"/><path class="tree" d="${tree(820, 612, 1)}${tree(1372, 612, 1.25)}${tree(60, 612, 0.9)}"/>${bicycle(748, 582, 0.78)}</g>
<path class="river" d="M0 636H1440V900H0z"/><g filter="url(#dry)"><path class="waves" d="${waves}"/><path class="shine" d="${reflections(random, [1062, 1122, 1184, 1152, 1240], 652, 880, 54)}"/><path class="shine faint" d="${reflections(random, [120, 420, 560, 690], 652, 800, 22)}"/><path class="shine pale" d="${reflections(random, [782], 660, 860, 40)}"/></g>`;
}

/** Postcard: the dyke by day. */
export function drawDyke(): string {
  const random = seeded(8);
  let grass = '';
  for (let index = 0; index < 90; index += 1) {
    const x = random() * 420;
    const y = 214 + random() * 60;
    grass += `M${short(x)} ${short(y)}l${short((random() - 0.5) * 8)} -${short(7 + random() * 8)}`;
  }
  return `<rect width="420" height="280" fill="#f6b65a"/><circle cx="312" cy="92" r="44" fill="#fff0c4"/><g filter="url(#brush)"><path d="M0 150Q110 118 210 142T420 128V200H0z" fill="#e48a4e"/><path d="M0 168H420V196Q300 184 210 196T0 200z" fill="#3d6ea8"/><path d="M0 196Q120 182 210 194T420 190V280H0z" fill="#1f4b3c"/><path d="M0 262Q200 214 420 234V250Q220 232 20 280H0z" fill="#f3d79c"/>${bicycle(168, 212, 0.72)}</g><path d="${grass}" stroke="#7fae5a" stroke-width="2" fill="none"/><path d="M40 60q10 -10 18 0q10 -10 18 0M96 84q8 -8 14 0q8 -8 14 0" stroke="#101b3f" stroke-width="2.5" fill="none"/>`;
}

/** Postcard: breakfast under the lamp. */
export const drawBreakfast = (): string =>
  `<rect width="420" height="280" fill="#1d3a6e"/><g filter="url(#brush)"><path d="M210 0v52" stroke="#101b3f" stroke-width="5"/><path d="M158 92q52 -84 104 0z" fill="#ffcf5c"/><path d="M158 92L60 280H360L262 92z" fill="#ffcf5c" opacity=".22"/><path d="M0 206H420V280H0z" fill="#a4553a"/><path d="M0 206H420v8H0z" fill="#6d3326"/><path d="M92 206v-40h58v40q-29 12 -58 0z" fill="#fff3d6"/><path d="M150 174q24 -2 18 14t-22 10" fill="none" stroke="#fff3d6" stroke-width="6"/><path d="M196 212q0 -30 44 -30t44 30z" fill="#e2a24a"/><path d="M212 198l10 -10M232 194l10 -10M252 196l10 -10" stroke="#8a4f1e" stroke-width="4"/><path d="M316 210v-26q0 -8 10 -8h14q10 0 10 8v26z" fill="#d9483b"/><path d="M312 176h42v-10h-42z" fill="#fff3d6"/><path d="M106 150q-8 -12 0 -22t0 -22M124 148q-8 -12 0 -22t0 -20" fill="none" stroke="#fff3d6" stroke-width="4" opacity=".7"/></g>`;

/** The back of a postcard: stamp and postmark. */
export const drawStamp = (): string =>
  `<path fill="#fff3d6" stroke="#101b3f" stroke-dasharray="3 3" d="M118 6h62v78h-62z"/><rect x="124" y="12" width="50" height="66" fill="#1d3a6e"/><g transform="translate(131 18) scale(.12)">${drawHouse([1, 5, 6, 8])}</g><g fill="none" stroke="#101b3f" stroke-width="2" opacity=".75" filter="url(#brush)"><circle cx="84" cy="58" r="42"/><circle cx="84" cy="58" r="27"/><path d="M120 40h60M122 52h62M122 64h58"/></g><text x="84" y="62" text-anchor="middle" font-size="12" fill="#101b3f">24.11.</text>`;
