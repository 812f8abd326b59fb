import { cut, polygon, seeded, type Point } from '../draw.ts';
import type { Shape } from './cheeses.ts';

// Everything is printed in one ink: `ink` is the block, `gap` is what the gouge took away.
const ink = (path: string): string => `<path class="ink" d="${path}"/>`;
const gap = (path: string): string => `<path class="gap" d="${path}"/>`;

/** An edge as a hand cuts it: never quite straight. */
function rough(points: readonly Point[], random: () => number, strength = 1): string {
  const more: Point[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const steps = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / 14));
    for (let step = 0; step < steps; step += 1) {
      const part = step / steps;
      more.push([
        point[0] + (next[0] - point[0]) * part + (random() - 0.5) * strength * 1.6,
        point[1] + (next[1] - point[1]) * part + (random() - 0.5) * strength * 1.6,
      ]);
    }
  });
  return polygon(more);
}

const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from = 0,
  to = Math.PI * 2,
): Point[] =>
  Array.from({ length: 41 }, (_, index) => {
    const angle = from + ((to - from) * index) / 40;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });

type Wheel = { cx: number; foot: number; rx: number; ry: number; high: number };

/** A cheese that stands: dark side with upright cuts, light top with cuts around its rim. */
function drawWheel({ cx, foot, rx, ry, high }: Wheel, random: () => number, sideCuts = 26): string {
  const top = foot - high - ry;
  const bottom = foot - ry;
  const body = rough(
    [...oval(cx, bottom, rx, ry, 0, Math.PI), ...oval(cx, top, rx, ry, Math.PI, Math.PI * 2)],
    random,
  );
  let cuts = '';
  for (let index = 1; index < sideCuts; index += 1) {
    const angle = Math.PI - (index / sideCuts) * Math.PI;
    const x = cx + Math.cos(angle) * rx;
    const y = top + Math.sin(angle) * ry;
    const light = 0.35 + 0.65 * Math.max(0, Math.cos(angle - Math.PI * 0.72));
    const from = y + 4 + random() * high * 0.16;
    const to = y + high * (0.35 + random() * 0.5 * light);
    cuts += cut([x, from], [x, to], 0.7 + 1.7 * light);
  }
  let rim = '';
  for (let index = 0; index < 54; index += 1) {
    const angle = (index / 54) * Math.PI * 2;
    const inner = 0.8 + random() * 0.07;
    rim += cut(
      [cx + Math.cos(angle) * rx * inner, top + Math.sin(angle) * ry * inner],
      [cx + Math.cos(angle) * rx * 0.955, top + Math.sin(angle) * ry * 0.955],
      1.1,
    );
  }
  return (
    ink(body) + gap(cuts) + gap(rough(oval(cx, top, rx * 0.965, ry * 0.95), random, 0.6)) + ink(rim)
  );
}

function scatter(
  count: number,
  random: () => number,
  inside: (at: Point) => boolean,
  width: number,
  high: number,
): Point[] {
  const points: Point[] = [];
  for (let tries = 0; tries < 900 && points.length < count; tries += 1) {
    const point: Point = [random() * width, random() * high];
    if (
      inside(point) &&
      points.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) > 11)
    )
      points.push(point);
  }
  return points;
}

const hole = ([x, y]: Point, size: number, random: () => number): string =>
  rough(oval(x, y, size, size * 0.72), random, 0.8);

/** Wedge seen from its cut: light face, dark rind at the back. */
function drawWedge(random: () => number, marks: 'holes' | 'cracks' | 'veins'): string {
  const tip: Point = [18, 150];
  const rightFoot: Point = [214, 168];
  const rightHead: Point = [214, 96];
  const tipHead: Point = [18, 92];
  const face = [tip, rightFoot, rightHead, tipHead];
  let result = ink(
    rough(
      [
        [12, 154],
        [220, 174],
        [220, 92],
        [152, 54],
        [12, 88],
      ],
      random,
    ),
  );
  result += gap(
    rough(
      face.map(([x, y]): Point => [x + (x < 100 ? 2 : -5), y + (y > 120 ? -3 : 4)]),
      random,
    ),
  );
  result += gap(
    rough(
      [
        [26, 88],
        [150, 64],
        [205, 91],
      ],
      random,
    ),
  );
  let lidCuts = '';
  for (let line = 0; line < 9; line += 1)
    lidCuts += cut([52 + line * 15, 87 - line * 0.4], [72 + line * 13, 79 - line * 0.5], 0.9);
  result += ink(lidCuts);
  const inside = ([x, y]: Point): boolean =>
    x > 30 && x < 196 && y > 100 + x * 0.02 && y < 146 + x * 0.07;
  const spots = scatter(marks === 'veins' ? 34 : 13, random, inside, 220, 180);
  if (marks === 'holes')
    result += ink(spots.map((spot) => hole(spot, 3 + random() * 6, random)).join(''));
  if (marks === 'cracks')
    result += ink(
      spots
        .map(
          ([x, y]) =>
            cut(
              [x - 12 - random() * 10, y + 4],
              [x + 10 + random() * 14, y - 5 + random() * 8],
              1.4,
              3,
            ) + cut([x, y], [x + 5, y + 12], 0.9),
        )
        .join(''),
    );
  if (marks === 'veins')
    result += ink(
      spots
        .map(([x, y]) =>
          cut([x - 8, y + random() * 8], [x + 9, y - random() * 9], 1.6 + random() * 2.2, 4),
        )
        .join(''),
    );
  return result;
}

const DRAWINGS: Record<Shape, (random: () => number) => string> = {
  wheel: (random) =>
    drawWheel({ cx: 120, foot: 172, rx: 100, ry: 34, high: 56 }, random) +
    ink(rough(oval(120, 82, 26, 9), random, 0.6)) +
    gap(rough(oval(120, 82, 21, 6.6), random, 0.5)),
  opened: (random) =>
    drawWheel({ cx: 120, foot: 172, rx: 100, ry: 36, high: 58 }, random) +
    ink(
      rough(
        [
          [120, 78],
          [70, 108],
          [70, 166],
          [120, 138],
          [178, 158],
          [178, 104],
        ],
        random,
      ),
    ) +
    gap(
      rough(
        [
          [117, 86],
          [75, 111],
          [75, 158],
          [117, 133],
        ],
        random,
      ),
    ) +
    gap(
      rough(
        [
          [124, 86],
          [124, 134],
          [173, 151],
          [173, 107],
        ],
        random,
      ),
    ) +
    ink(
      [
        [92, 118],
        [104, 110],
        [90, 138],
        [140, 112],
        [158, 128],
        [146, 134],
      ]
        .map(([x, y]) => hole([x ?? 0, y ?? 0], 3 + random() * 3, random))
        .join(''),
    ),
  wedge: (random) => drawWedge(random, 'cracks'),
  blue: (random) => drawWedge(random, 'veins'),
  brick: (random) => {
    let cuts = '';
    for (let line = 0; line < 17; line += 1) {
      const x = 40 + line * 8.4;
      cuts += cut([x, 112 + random() * 6], [x + (random() - 0.5) * 3, 150 - random() * 16], 1.3);
    }
    let wash = '';
    for (let line = 0; line < 20; line += 1) {
      const x = 52 + random() * 120;
      const y = 78 + random() * 20;
      wash += cut([x, y], [x + 12 + random() * 16, y + (random() - 0.5) * 3], 1.4);
    }
    return (
      ink(
        rough(
          [
            [30, 104],
            [70, 68],
            [212, 68],
            [212, 126],
            [182, 172],
            [30, 172],
          ],
          random,
        ),
      ) +
      gap(
        rough(
          [
            [40, 102],
            [74, 73],
            [205, 73],
            [180, 102],
          ],
          random,
        ),
      ) +
      ink(wash) +
      gap(cuts) +
      gap(cut([190, 112], [190, 154], 2) + cut([199, 100], [199, 140], 2))
    );
  },
  log: (random) => {
    let cuts = '';
    for (let line = 0; line < 26; line += 1) {
      const y = 104 + random() * 60;
      const x = 20 + random() * 110;
      cuts += cut([x, y], [x + 20 + random() * 26, y], 1.2);
    }
    return (
      ink(
        rough(
          [
            ...oval(176, 134, 36, 38, -Math.PI / 2, Math.PI / 2),
            ...oval(46, 134, 36, 38, Math.PI / 2, Math.PI * 1.5),
          ],
          random,
        ),
      ) +
      gap(cuts) +
      gap(rough(oval(182, 134, 25, 33), random)) +
      ink(rough(oval(182, 134, 19, 26), random)) +
      gap(rough(oval(182, 134, 17, 24), random)) +
      ink(hole([178, 126], 2.5, random) + hole([187, 142], 2, random) + hole([182, 112], 2, random))
    );
  },
  dotted: (random) => {
    const spots = scatter(
      46,
      random,
      ([x, y]) => ((x - 120) / 84) ** 2 + ((y - 92) / 27) ** 2 < 1,
      240,
      130,
    );
    return (
      drawWheel({ cx: 120, foot: 172, rx: 100, ry: 36, high: 46 }, random) +
      ink(spots.map((spot) => hole(spot, 2 + random() * 1.6, random)).join(''))
    );
  },
  leaf: (random) => {
    let leaf = '';
    for (let vein = -5; vein <= 5; vein += 1)
      if (vein !== 0)
        leaf += cut([120 + vein * 9, 92], [120 + vein * 9 + 16, 92 + (vein % 2 ? 15 : -15)], 2.3);
    return (
      drawWheel({ cx: 120, foot: 172, rx: 100, ry: 36, high: 46 }, random) +
      ink(cut([56, 94], [188, 90], 2.4) + leaf)
    );
  },
  tall: (random) => {
    let net = '';
    for (let line = 0; line < 9; line += 1)
      net +=
        cut([66 + line * 14, 78], [56 + line * 14, 154], 1.1) +
        cut([58 + line * 14, 80], [70 + line * 14, 152], 1.1);
    return drawWheel({ cx: 120, foot: 174, rx: 66, ry: 22, high: 92 }, random, 4) + gap(net);
  },
  banded: (random) => {
    const bands = [122, 134, 146]
      .map((y) =>
        gap(
          polygon([
            ...oval(120, y - 16, 97, 32, 0.12, Math.PI - 0.12),
            ...oval(120, y - 11, 97, 32, Math.PI - 0.12, 0.12),
          ]),
        ),
      )
      .join('');
    return (
      drawWheel({ cx: 120, foot: 172, rx: 100, ry: 34, high: 52 }, random, 3) +
      bands +
      ink(`M96 86a24 9 0 1 0 48 0a24 9 0 1 0 -48 0M104 86a16 5 0 1 1 32 0a16 5 0 1 1 -32 0`)
    );
  },
  pyramid: (random) => {
    const spots = scatter(
      44,
      random,
      ([x, y]) => y > 70 && y < 158 && Math.abs(x - 98) < (y - 46) * 0.42,
      220,
      180,
    );
    return (
      ink(
        rough(
          [
            [96, 52],
            [150, 46],
            [212, 150],
            [152, 176],
            [34, 164],
          ],
          random,
        ),
      ) +
      gap(
        rough(
          [
            [100, 60],
            [144, 164],
            [46, 156],
          ],
          random,
        ),
      ) +
      ink(
        spots
          .filter(([x, y]) => x < 98 + (y - 60) * 0.36)
          .map((spot) => hole(spot, 1.2 + random() * 1.8, random))
          .join(''),
      ) +
      gap(
        cut([146, 62], [196, 146], 2.4) +
          cut([140, 70], [180, 154], 2.2) +
          cut([133, 76], [164, 160], 1.6) +
          rough(
            [
              [104, 54],
              [142, 50],
              [136, 56],
              [108, 58],
            ],
            random,
          ),
      )
    );
  },
  half: (random) => {
    const arc = oval(120, 164, 102, 104, Math.PI, Math.PI * 2);
    let cuts = '';
    for (let line = 0; line < 26; line += 1) {
      const angle = Math.PI + (line / 25) * Math.PI;
      cuts += cut(
        [120 + Math.cos(angle) * 92, 164 + Math.sin(angle) * 94],
        [120 + Math.cos(angle) * 99, 164 + Math.sin(angle) * 101],
        2.4,
      );
    }
    const spots = scatter(
      9,
      random,
      ([x, y]) => Math.hypot(x - 120, y - 164) < 70 && y < 146,
      240,
      164,
    );
    return (
      ink(rough([...arc, [222, 174], [18, 174]], random)) +
      gap(rough([...oval(120, 158, 88, 86, Math.PI, Math.PI * 2), [208, 164], [32, 164]], random)) +
      gap(cuts) +
      ink(spots.map((spot) => hole(spot, 3 + random() * 5, random)).join('')) +
      ink(cut([60, 154], [118, 150], 1.3) + cut([128, 152], [186, 156], 1.3))
    );
  },
};

export const drawCheese = (shape: Shape, seed: number): string => DRAWINGS[shape](seeded(seed));

/** The ripening cellar as one print: vault cut ray by ray, four boards, a cat. */
export function drawCellar(): string {
  const random = seeded(1642);
  let art = ink(
    rough(
      [
        [6, 14],
        [1434, 4],
        [1436, 596],
        [10, 606],
      ],
      random,
      4,
    ),
  );
  // Blocks of marl: rows of an arch around one middle.
  let blocks = '';
  for (let row = 0; row < 6; row += 1) {
    const radius = 560 + row * 46;
    for (let stone = 0; stone <= 34; stone += 1) {
      const angle = Math.PI * (1.03 + (0.94 * (stone + (row % 2) * 0.5)) / 34);
      const from: Point = [
        720 + Math.cos(angle) * radius * 1.12,
        660 + Math.sin(angle) * radius * 0.86,
      ];
      const to: Point = [
        720 + Math.cos(angle) * (radius + 36) * 1.12,
        660 + Math.sin(angle) * (radius + 36) * 0.86,
      ];
      if (from[1] > 590 || to[0] < 14 || to[0] > 1426 || to[1] < 12) continue;
      blocks += cut(from, to, 1.3 + random());
      for (let scratch = 0; scratch < 3; scratch += 1) {
        const turn = angle + (0.2 + random() * 0.6) * 0.08;
        const far = radius + 6 + random() * 26;
        const length = 0.012 + random() * 0.022;
        const a: Point = [720 + Math.cos(turn) * far * 1.12, 660 + Math.sin(turn) * far * 0.86];
        const b: Point = [
          720 + Math.cos(turn + length) * far * 1.12,
          660 + Math.sin(turn + length) * far * 0.86,
        ];
        if (a[0] > 14 && b[0] < 1426 && a[1] > 14 && a[1] < 590)
          blocks += cut(a, b, 1 + random() * 1.2);
      }
    }
  }
  art += gap(blocks);
  // Boards across the vault, wheels upon them.
  const boards = [
    { y: 250, from: 330, to: 1110 },
    { y: 362, from: 250, to: 1190 },
    { y: 474, from: 206, to: 1234 },
    { y: 584, from: 180, to: 1260 },
  ];
  for (const { y, from, to } of boards) {
    art += gap(
      rough(
        [
          [from, y],
          [to, y - 2],
          [to, y + 9],
          [from, y + 10],
        ],
        random,
        1,
      ),
    );
    art += ink(
      cut([from + 30, y + 4], [to - 200, y + 5], 0.9) +
        cut([from + 300, y + 7], [to - 40, y + 6], 0.8),
    );
    let x = from + 14;
    while (x < to - 70) {
      const width = 58 + random() * 74;
      const high = 34 + random() * 42;
      if (x + width > to - 8) break;
      if (random() > 0.12) art += drawShelfWheel(x, y, width, high, random);
      x += width + 6 + random() * 12;
    }
  }
  art +=
    gap(
      'M1292 606c-4-30 2-52 18-64c-6-14-4-26 0-36l10 12h14l11-12c5 12 5 24 0 36c16 20 24 40 20 64z',
    ) +
    ink('M1313 524a3 4 0 1 0 .1 0M1337 524a3 4 0 1 0 .1 0') +
    gap('M1364 596c30 4 36-16 30-34c-2-8 8-8 10 0c8 26-6 50-42 46z');
  return art;
}

function drawShelfWheel(
  x: number,
  y: number,
  width: number,
  high: number,
  random: () => number,
): string {
  const bulge = 5;
  const body: Point[] = [
    [x + 5, y],
    [x - bulge + 3, y - high / 2],
    [x + 5, y - high],
    [x + width - 5, y - high],
    [x + width + bulge - 3, y - high / 2],
    [x + width - 5, y],
  ];
  let cuts = '';
  const style = Math.floor(random() * 4);
  if (style === 0)
    for (let line = 0; line < width / 7; line += 1)
      cuts += cut(
        [x + 6 + line * 7, y - high + 5 + random() * 4],
        [x + 6 + line * 7, y - 5 - random() * 10],
        1.2 + random(),
      );
  if (style === 1)
    for (let line = 0; line < high / 6; line += 1)
      cuts += cut(
        [x + 4 + random() * 10, y - 5 - line * 6],
        [x + width - 6 - random() * width * 0.5, y - 5 - line * 6],
        1.1 + random() * 0.8,
      );
  if (style === 2)
    for (let line = 0; line < width / 5; line += 1)
      cuts += cut(
        [x + 6 + random() * (width - 14), y - 5 - random() * (high - 10)],
        [x + 10 + random() * (width - 18), y - 5 - random() * (high - 10)],
        0.8,
      );
  const shade =
    style === 3
      ? rough(
          [
            [x + 9, y - 3],
            [x + 7, y - high / 2],
            [x + 9, y - high + 4],
            [x + width - 9, y - high + 4],
            [x + width - 7, y - high / 2],
            [x + width - 9, y - 3],
          ],
          random,
        )
      : '';
  const label =
    style === 3
      ? ink(
          rough(
            oval(
              x + width / 2,
              y - high / 2,
              Math.min(width, high) * 0.26,
              Math.min(width, high) * 0.26,
            ),
            random,
            0.6,
          ),
        )
      : '';
  // White outline first, so that wheels stand apart on the dark block.
  return (
    gap(
      rough(
        body.map(([px, py]): Point => [
          px + (px > x + width / 2 ? 3 : -3),
          py - (py < y - 2 ? 3 : 0),
        ]),
        random,
      ),
    ) +
    (style === 3
      ? ink(rough(body, random)) + gap(shade) + label
      : ink(rough(body, random)) + gap(cuts))
  );
}

/** Round label: text on its rim, a wheel in its middle. */
export const drawLabel = (): string =>
  `<defs><path id="rim" d="M100 26a74 74 0 1 1 -.1 0"/></defs><circle class="ink" cx="100" cy="100" r="98"/><circle class="gap" cx="100" cy="100" r="93"/><circle class="ink" cx="100" cy="100" r="62"/><text class="rim"><textPath href="#rim" textLength="458">Käserei Sint Pieter · Maastricht ·</textPath></text><g class="flip" transform="translate(52 48) scale(.4)">${DRAWINGS.opened(seeded(5))}</g>`;

/** The week of the parcels: days that go out are printed solid. */
export const drawWeek = (): string =>
  ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
    .map((day, index) => {
      const x = index * 118;
      const random = seeded(index + 3);
      const box = rough(
        [
          [x + 6, 34],
          [x + 106, 30],
          [x + 106, 116],
          [x + 6, 118],
        ],
        random,
        2,
      );
      const open = index < 3;
      return `${ink(box)}${
        open
          ? gap(cut([x + 12, 58], [x + 100, 56], 1.6) + cut([x + 56, 34], [x + 56, 58], 3))
          : gap(
              rough(
                [
                  [x + 11, 39],
                  [x + 101, 35],
                  [x + 101, 111],
                  [x + 11, 113],
                ],
                random,
                1.4,
              ),
            )
      }<text class="${open ? 'on' : 'off'}" x="${x + 56}" y="96" text-anchor="middle">${day}</text>`;
    })
    .join('');
