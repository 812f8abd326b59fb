import { createRandom } from '#shared/core/random.ts';

/**
 * What stands in the middle of a scene, each drawn with the same few strokes on
 * a field of 120 × 120.
 */
export const TOOLS = {
  window: ['M0 14h120v92H0zM0 34h120', 'M12 24h.1M24 24h.1', 'M14 52h54M14 66h40M80 50h26v40H80z'],
  bubble: ['M6 8h96v62H52L30 92V70H6z', 'M22 30h60M22 46h38', 'M66 70h48v34H98l-14 14v-14H66z'],
  lens: ['M52 92a42 42 0 1 0 0-84 42 42 0 0 0 0 84M82 82l34 34', 'M30 40h44M30 56h28'],
  shop: [
    'M4 42l12-30h88l12 30M12 42v72h96V42',
    'M4 42a18 16 0 0 0 37 0 18 16 0 0 0 38 0 18 16 0 0 0 37 0',
    'M46 114V74h28v40',
  ],
  wires: [
    'M4 8h38v30H4zM4 82h38v30H4zM80 44h38v32H80z',
    'M42 23c22 0 16 30 38 30M42 97c22 0 16-30 38-30',
  ],
  shield: ['M60 4l50 16v36c0 30-22 48-50 60C32 104 10 86 10 56V20z', 'M38 58l16 18 30-34'],
  pen: ['M14 106l8-32L86 10l24 24-64 64zM22 74l24 24M74 22l24 24', 'M60 114h54'],
  letter: ['M4 22h112v78H4z', 'M4 22l56 48 56-48'],
  calendar: [
    'M8 16h104v96H8z',
    'M8 42h104M34 6v20M86 6v20',
    'M28 62h14M53 62h14M78 62h14M28 86h14M53 86h14',
  ],
  // A signpost with two sides.
  border: [
    'M60 14h38l16 15-16 15H60zM60 52H22L6 67l16 15h38z',
    'M60 2v12M60 44v8M60 82v32M38 114h44',
  ],
  // A bend that leads back.
  turn: ['M104 112V52a40 40 0 0 0-80 0v24H4l32 36 32-36H48V52a16 16 0 0 1 32 0v60z'],
  ruler: ['M6 78L78 6l36 36-72 72z', 'M24 60l12 12M40 44l18 18M56 28l12 12M72 12l18 18'],
} as const;
export type Tool = keyof typeof TOOLS;

export const SCENE = { width: 1280, height: 200 } as const;

type Tile = { outline: string; mooring: [x: number, y: number] };
export type Scene = {
  river: string;
  border: string;
  /** Pages on the banks, each with its mooring on the river. */
  tiles: Tile[];
  tool: { paths: readonly string[]; x: number; y: number };
};

/** FNV-1a: the same address draws the same scene. */
function hash(text: string): number {
  let state = 2_166_136_261;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0)!, 16_777_619);
  return state;
}

const BENDS = 8;

/**
 * A stretch of the Maas with what stands on its banks: river, border, tiles and
 * one tool; `seed` is the address of the page.
 */
export function drawScene(seed: string, tool: Tool): Scene {
  const random = createRandom(hash(seed));
  const between = (from: number, to: number): number => Math.round(from + random() * (to - from));
  const step = SCENE.width / BENDS;
  const isHighFirst = random() < 0.5;
  const bends = Array.from({ length: BENDS + 1 }, (_, index) => ({
    x: Math.round(index * step),
    y: (index % 2 === 0) === isHighFirst ? between(80, 100) : between(134, 160),
  }));
  const reach = Math.round(step * 0.62);
  const river = bends
    .map(({ x, y }, index) => {
      const before = bends[index - 1];
      return before ? `C${before.x + reach} ${before.y} ${x - reach} ${y} ${x} ${y}` : `M${x} ${y}`;
    })
    .join('');
  const bank = between(36, 52);
  const border =
    `M0 ${bank}C260 ${bank - 30} 420 ${bank + 34} 680 ${bank}` +
    `S1100 ${bank - 26} ${SCENE.width} ${bank + 8}`;
  // The tool stands over one of the bends in the middle, pages at the others.
  const middle = between(3, 5);
  const tiles = bends.slice(1, -1).flatMap(({ x, y }, index) => {
    if (Math.abs(index + 1 - middle) < 1) return [];
    const [width, height] = [between(52, 84), between(38, 54)];
    const isAbove = y > 114;
    const top = isAbove ? y - 34 - height : y + 34;
    const left = x - Math.round(width / 2);
    const stem = isAbove ? `M${x} ${y - 7}v-27` : `M${x} ${y + 7}v27`;
    return [
      {
        outline:
          `${stem}M${left} ${top}h${width}v${height}h-${width}zM${left} ` +
          `${top + 12}h${width}M${left + 9} ${top + 24}h${Math.round(width * 0.5)}`,
        mooring: [x, y] as [number, number],
      },
    ];
  });
  return {
    river,
    border,
    tiles,
    tool: { paths: TOOLS[tool], x: bends[middle]!.x - 60, y: 44 },
  };
}
