import { at, polygon, polyline, seeded, short, softLine, type Point } from '../draw.ts';

/** Cross-section of a trunk: each ring a year, out of the middle, wider in wet years; two cracks run along the rays. */
export function drawRings(): string {
  const random = seeded(1894);
  const turn = Math.PI * 2;
  const bumps = [2, 3, 5, 7].map((waves) => ({
    waves,
    phase: random() * turn,
    weight: (0.5 + random()) / waves,
  }));
  const cracks = [0.62, 3.9];
  let radius = 5;
  let rings = '';
  const outline: Point[] = [];
  for (let year = 0; year < 58; year += 1) {
    radius += 3.2 + random() * 5.4 + (year > 12 && year < 30 ? 2.2 : 0) - (year > 46 ? 2.6 : 0);
    const drift = 1 - year / 58;
    const points: Point[] = Array.from({ length: 44 }, (_, index) => {
      const angle = (index / 44) * turn;
      const wave = bumps.reduce(
        (sum, { waves, phase, weight }) => sum + Math.sin(angle * waves + phase) * weight,
        0,
      );
      const pull = cracks.reduce((sum, crack) => {
        const away = Math.abs(((angle - crack + turn * 1.5) % turn) - Math.PI);
        return sum + Math.exp(-away * away * 90) * radius * 0.03;
      }, 0);
      const far = radius * (1 + wave * 0.026) - pull + (random() - 0.5) * 1.1;
      return [
        500 - 46 * drift + Math.cos(angle) * far,
        500 + 34 * drift + Math.sin(angle) * far * 0.965,
      ];
    });
    if (year === 57) outline.push(...points);
    const width = year === 57 ? 7 : year % 9 === 4 ? 2.6 : 0.8 + random() * 0.9;
    rings += `<path d="${softLine(points, true)}" stroke-width="${short(width)}"/>`;
  }
  const crack = (angle: number, from: number, to: number, open: number): string => {
    const edge = (far: number, side: number): Point => [
      454 + 46 * (far / 400) + Math.cos(angle + side) * far,
      534 - 34 * (far / 400) + Math.sin(angle + side) * far,
    ];
    const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => from + (to - from) * part);
    const left = steps.map((far, index) => edge(far + (index % 2) * 4, (open * index) / 4));
    const right = steps.map((far, index) => edge(far - (index % 2) * 5, (-open * index) / 4));
    return polygon([...left, ...right.toReversed()]);
  };
  return `<path class="disc" d="${softLine(outline, true)}"/><g class="rings">${rings}</g><path class="crack" d="${crack(0.62, 60, 412, 0.012)}${crack(3.9, 120, 408, 0.016)}${crack(2.2, 250, 404, 0.006)}"/>`;
}

const COS = Math.cos(Math.PI / 6);
const project = (x: number, y: number, z: number): Point => [(x - y) * COS, (x + y) * 0.5 - z];

/** A board in parallel projection: top, front and end, with grain on top and year rings on the end. */
function board(
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  seed: number,
): string {
  const random = seeded(seed);
  const top = polygon([
    project(x, y, z + dz),
    project(x + dx, y, z + dz),
    project(x + dx, y + dy, z + dz),
    project(x, y + dy, z + dz),
  ]);
  const front = polygon([
    project(x, y + dy, z + dz),
    project(x + dx, y + dy, z + dz),
    project(x + dx, y + dy, z),
    project(x, y + dy, z),
  ]);
  const end = polygon([
    project(x + dx, y, z + dz),
    project(x + dx, y + dy, z + dz),
    project(x + dx, y + dy, z),
    project(x + dx, y, z),
  ]);
  let grain = '';
  for (let line = 1; line < dy / 9; line += 1) {
    const across = y + line * 9 + (random() - 0.5) * 3;
    const from = x + random() * dx * 0.3;
    const to = x + dx * (0.6 + random() * 0.38);
    grain += softLine([
      project(from, across, z + dz),
      project((from + to) / 2, across + (random() - 0.5) * 5, z + dz),
      project(to, across, z + dz),
    ]);
  }
  for (let ring = 1; ring < dy / 7; ring += 1) {
    const points = Array.from({ length: 5 }, (_, part): Point => {
      const side = (part / 4) * 2 - 1;
      return project(
        x + dx,
        y + dy * (0.5 + side * 0.5),
        Math.max(z, z + dz - ring * 2.6 - side * side * 4),
      );
    });
    if (ring * 2.6 + 4 < dz) grain += polyline(points);
  }
  return `<path class="face" d="${top}"/><path class="face mid" d="${front}"/><path class="face low" d="${end}"/><path class="line" d="${grain}"/>`;
}

/** One step of a housed stair, pulled apart: stringer with its groove, tread, riser, wedge. */
export function drawStep(): string {
  const dashes = (points: readonly (readonly [Point, Point])[]): string =>
    points.map(([a, b]) => `M${at(a)}L${at(b)}`).join('');
  const number = (value: number, [x, y]: Point): string =>
    `<circle class="spot" cx="${short(x)}" cy="${short(y)}" r="13"/><text x="${short(x)}" y="${short(y)}" text-anchor="middle">${value}</text>`;
  const groove = (): string => {
    const place = (x: number, z: number): Point => project(x, 40, z);
    return polygon([
      place(20, 132),
      place(176, 132),
      place(176, 120),
      place(34, 120),
      place(34, 40),
      place(20, 40),
    ]);
  };
  return `<g>${board(-30, 0, 0, 260, 40, 190, 7)}<path class="groove" d="${groove()}"/></g>
<path class="dash" d="${dashes([
    [project(20, 40, 132), project(20, 150, 132)],
    [project(176, 40, 120), project(176, 150, 120)],
    [project(34, 40, 40), project(34, 150, 40)],
    [project(20, 150, 40), project(20, 300, 40)],
    [project(190, 150, 162), project(190, 330, 162)],
  ])}"/>
${board(20, 150, 40, 14, 240, 78, 12)}
${board(14, 150, 156, 176, 260, 16, 23)}
${board(190, 350, 60, 70, 30, 14, 31)}
${number(1, project(250, 20, 160))}${number(2, project(110, 290, 172))}${number(3, project(34, 372, 70))}${number(4, project(275, 366, 67))}`;
}

/** Dovetails: the joint that holds without glue, the tails half out of their sockets. */
export function drawDovetail(): string {
  const tails = 5;
  const pitch = 640 / tails;
  let upper = 'M0 60';
  let lower = 'M0 236';
  for (let index = 0; index < tails; index += 1) {
    const x = index * pitch;
    upper += `H${short(x + 36)}L${short(x + 20)} 128H${short(x + pitch - 20)}L${short(x + pitch - 36)} 60`;
    lower += `H${short(x + 19)}L${short(x + 35)} 168H${short(x + pitch - 35)}L${short(x + pitch - 19)} 236`;
  }
  let grain = '';
  const random = seeded(64);
  for (let line = 0; line < 46; line += 1) {
    const x = random() * 640;
    grain += `M${short(x)} ${short(2 + random() * 14)}v${short(16 + random() * 30)}`;
    grain += `M${short(random() * 600)} ${short(246 + random() * 46)}h${short(20 + random() * 60)}`;
  }
  return `<path class="face" d="${upper}H640V0H0Z"/><path class="face mid" d="${lower.replaceAll('168', '170')}H640V300H0Z"/><path class="line" d="${grain}"/>`;
}

/** A folding rule of 2 metres, whose numbers are days. */
export function drawRule(days: number, stops: readonly { day: number; text: string }[]): string {
  const unit = 1180 / days;
  let marks = '';
  let labels = '';
  for (let day = 0; day <= days; day += 1) {
    const x = 10 + day * unit;
    marks += `M${short(x)} 40v${day % 10 === 0 ? 30 : day % 5 === 0 ? 20 : 12}`;
    if (day % 10 === 0 && day < days) labels += `<text x="${short(x + 5)}" y="84">${day}</text>`;
  }
  const joints = [0.25, 0.5, 0.75]
    .map((part) => `<circle cx="${short(10 + 1180 * part)}" cy="84" r="4.5"/>`)
    .join('');
  const pins = stops
    .map(({ day }) => `<path class="pin" d="M${short(10 + day * unit)} 8v30m-5 -7l5 7l5 -7"/>`)
    .join('');
  return `<rect class="rule" x="2" y="40" width="1196" height="58" rx="3"/><path class="marks" d="${marks}"/><g class="joints">${joints}</g><g class="numbers">${labels}</g>${pins}`;
}

/** How to drive into the yard: streets as lines, the one-way street with its arrow. */
export function drawWay(): string {
  return `<path class="street" d="M0 250C120 240 190 214 260 196S430 150 600 142"/><path class="street thin" d="M262 196C270 120 262 60 280 0M262 196C280 250 276 280 284 340M430 158C440 220 452 260 448 340"/>
<path class="rail" d="M0 60C160 40 420 30 600 64"/><rect class="yard" x="318" y="196" width="92" height="64"/><path class="roof" d="M318 196l92 64M410 196l-92 64"/>
<path class="lead" d="M447 250H414m8 -6l-8 6l8 6"/>
<text x="30" y="226" transform="rotate(-8 30 226)">Trierer Straße</text><text x="462" y="300">Hof, Tor 3 m</text><text x="248" y="30" text-anchor="end">Einbahn</text><text x="424" y="26" >Vennbahnweg</text><path class="lead" d="M300 84l-6 -40m-5 9l5 -9l8 7"/>`;
}
