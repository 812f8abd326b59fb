// Computed once when the page is built and again in the browser: the same drawing with and without script.
export type Stair = {
  rises: number;
  rise: number;
  going: number;
  pace: number;
  angle: number;
  /** Square metres of boards. */
  wood: number;
};

/** Storey height and run in millimetres. As many rises as keep one of them near 180 mm. */
export function measureStair(height: number, run: number): Stair {
  const rises = Math.round(height / 182);
  const rise = height / rises;
  const going = run / (rises - 1);
  const tread = going + 40;
  return {
    rises,
    rise,
    going,
    pace: 2 * rise + going,
    angle: (Math.atan2(rise, going) * 180) / Math.PI,
    wood:
      ((rises - 1) * tread * 900 + rises * rise * 900 + 2 * Math.hypot(height, run) * 290) / 1e6,
  };
}

/** What a carpenter says about it; limits of DIN 18065 for stairs inside flats. */
export function judgeStair({ rise, going, pace }: Stair): string {
  if (rise > 200) return 'Zu hoch je Stufe. Sie brauchen mehr Lauflänge.';
  if (going < 230)
    return 'Auftritt unter 230\u00a0mm: so steigt man nur rückwärts sicher hinunter.';
  if (going > 370) return 'Auftritt über 370\u00a0mm: Sie machen Zwischenschritte.';
  if (pace > 650) return 'Schrittmaß über 650\u00a0mm: die Treppe zieht sich.';
  if (pace < 590) return 'Schrittmaß unter 590\u00a0mm: Sie trippeln.';
  return 'Passt: Schrittmaß zwischen 590 und 650\u00a0mm.';
}

const SCALE = 0.1;
const LEFT = 34;
export const FLOOR = 352;
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Corner of the last rise in the drawing. */
export const topCorner = (height: number, run: number): readonly [number, number] => [
  LEFT + run * SCALE,
  FLOOR - height * SCALE,
];
export const fromDrawing = (x: number, y: number): readonly [number, number] => [
  (FLOOR - y) / SCALE,
  (x - LEFT) / SCALE,
];

const dimension = (x1: number, y1: number, x2: number, y2: number, text: string): string => {
  const upright = x1 === x2;
  const mark = (x: number, y: number) => `M${short(x - 4)} ${short(y + 4)}l8 -8`;
  const label = upright
    ? `<text transform="translate(${short(x1 + 7)} ${short((y1 + y2) / 2)}) rotate(90)" text-anchor="middle">${text}</text>`
    : `<text x="${short((x1 + x2) / 2)}" y="${short(y1 + 19)}" text-anchor="middle">${text}</text>`;
  return `<path class="dim" d="M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}${mark(x1, y1)}${mark(x2, y2)}"/>${label}`;
};

/** Side view: stringer behind, risers, treads with their nose, floor and landing, measures. */
export function drawStair(height: number, run: number): string {
  const stair = measureStair(height, run);
  const rise = stair.rise * SCALE;
  const going = stair.going * SCALE;
  const [topX, topY] = topCorner(height, run);
  let boards = '';
  let grain = '';
  for (let step = 0; step < stair.rises; step += 1) {
    const x = LEFT + step * going;
    const y = FLOOR - (step + 1) * rise;
    boards += `<rect class="riser" x="${short(x)}" y="${short(y)}" width="2.2" height="${short(rise)}"/>`;
    if (step === stair.rises - 1) break;
    boards += `<rect class="tread" x="${short(x - 4)}" y="${short(y)}" width="${short(going + 6.2)}" height="4.4" rx=".6"/>`;
    grain += `M${short(x - 2)} ${short(y + 1.6)}h${short(going * 0.62)}m${short(going * 0.1)} 1.3h${short(going * 0.22)}`;
  }
  const drop = 30;
  const stringer = `M${LEFT} ${FLOOR}L${short(LEFT)} ${short(FLOOR - rise - 9)}L${short(topX)} ${short(topY - 9)}L${short(topX)} ${short(topY + drop)}L${short(LEFT + drop * (going / rise))} ${FLOOR}Z`;
  return `<path class="ground" d="M6 ${FLOOR}H${short(Math.max(topX + 70, 470))}"/>
<path class="landing" d="M${short(topX)} ${short(topY)}H${short(topX + 74)}V${short(topY + 24)}H${short(topX)}Z"/>
<path class="stringer" d="${stringer}"/>${boards}<path class="grain" d="${grain}"/>
${dimension(topX + 96, topY, topX + 96, FLOOR, `${Math.round(height)}`)}
${dimension(LEFT, FLOOR + 16, topX, FLOOR + 16, `${Math.round(run)}`)}
<path class="lead" d="M${short(LEFT + going * 4)} ${short(FLOOR - rise * 5)}v-34h-22"/><text x="${short(LEFT + going * 4 - 26)}" y="${short(FLOOR - rise * 5 - 29)}" text-anchor="end">${Math.round(stair.rise)} / ${Math.round(stair.going)}</text>`;
}

export const START = { height: 2750, run: 3920 } as const;
