// One line that is a body: used when the page is built and, moving, in the browser.
export type Spot = readonly [x: number, y: number];
export type Exercise = {
  id: string;
  name: string;
  dose: string;
  how: string;
  /** Where the line becomes a head: behind this point. */
  headBehind: number;
  /** Middle of the head at rest and at the turning point. */
  heads: readonly [Spot, Spot];
  rest: readonly Spot[];
  turn: readonly Spot[];
};

export const EXERCISES: readonly Exercise[] = [
  {
    id: 'beuge',
    name: 'Kniebeuge',
    dose: '10 Mal, jeden zweiten Tag',
    how: 'Fersen bleiben unten. So tief, wie es ohne Schmerz geht, und keinen Zentimeter weiter.',
    headBehind: 8,
    heads: [
      [312, 118],
      [338, 214],
    ],
    rest: [
      [-40, 486],
      [120, 484],
      [352, 484],
      [300, 468],
      [296, 420],
      [304, 372],
      [288, 284],
      [292, 220],
      [300, 172],
      [306, 186],
      [370, 196],
      [452, 190],
      [506, 198],
      [540, 176],
    ],
    turn: [
      [-40, 486],
      [120, 484],
      [352, 484],
      [300, 468],
      [312, 424],
      [342, 386],
      [226, 386],
      [262, 320],
      [306, 268],
      [312, 282],
      [380, 286],
      [462, 268],
      [516, 272],
      [548, 248],
    ],
  },
  {
    id: 'bruecke',
    name: 'Brücke',
    dose: '8 Mal, drei Atemzüge halten',
    how: 'Knie hüftbreit. Erst das Becken, dann Wirbel für Wirbel. Der Nacken bleibt lang.',
    headBehind: 1,
    heads: [
      [128, 440],
      [132, 440],
    ],
    rest: [
      [-40, 486],
      [92, 484],
      [196, 470],
      [262, 466],
      [330, 462],
      [392, 420],
      [438, 352],
      [452, 410],
      [462, 470],
      [520, 484],
      [690, 486],
    ],
    turn: [
      [-40, 486],
      [92, 484],
      [196, 470],
      [250, 430],
      [318, 368],
      [384, 352],
      [440, 338],
      [454, 404],
      [462, 470],
      [520, 484],
      [690, 486],
    ],
  },
  {
    id: 'katze',
    name: 'Katze',
    dose: '12 Mal, morgens',
    how: 'Hände unter den Schultern. Ausatmen und rund werden, einatmen und den Bauch sinken lassen.',
    headBehind: 8,
    heads: [
      [468, 336],
      [462, 398],
    ],
    rest: [
      [-40, 486],
      [90, 484],
      [196, 474],
      [206, 420],
      [204, 344],
      [232, 314],
      [300, 346],
      [362, 340],
      [412, 318],
      [414, 336],
      [414, 400],
      [412, 466],
      [450, 484],
      [690, 486],
    ],
    turn: [
      [-40, 486],
      [90, 484],
      [196, 474],
      [204, 424],
      [204, 352],
      [236, 296],
      [304, 250],
      [368, 272],
      [416, 338],
      [414, 356],
      [414, 410],
      [412, 466],
      [450, 484],
      [690, 486],
    ],
  },
];

const HEAD = 37;
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Smooth through all points (Catmull-Rom), with a loop where the head is. */
export function drawThrough(points: readonly Spot[]): string {
  let path = '';
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) path = `M${short(point[0])} ${short(point[1])}`;
    if (!next) return;
    const before = points[index - 1] ?? point;
    const after = points[index + 2] ?? next;
    path += `C${short(point[0] + (next[0] - before[0]) / 6)} ${short(point[1] + (next[1] - before[1]) / 6)} ${short(next[0] - (after[0] - point[0]) / 6)} ${short(next[1] - (after[1] - point[1]) / 6)} ${short(next[0])} ${short(next[1])}`;
  });
  return path;
}

export function headLoop(neck: Spot, middle: Spot, radius: number): Spot[] {
  const start = Math.atan2(neck[1] - middle[1], neck[0] - middle[0]);
  return Array.from({ length: 11 }, (_, index): Spot => {
    const angle = start + 0.25 + (index / 10) * (Math.PI * 2 - 0.5);
    return [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
  });
}

/** The exercise somewhere between rest (0) and turning point (1). */
export function drawPose({ rest, turn, heads, headBehind }: Exercise, part: number): string {
  const between = (a: Spot, b: Spot): Spot => [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part,
  ];
  const points: Spot[] = [];
  rest.forEach((spot, index) => {
    const point = between(spot, turn[index] ?? spot);
    points.push(point);
    if (index === headBehind) points.push(...headLoop(point, between(...heads), HEAD));
  });
  return drawThrough(points);
}
