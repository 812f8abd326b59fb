import { readFileSync } from 'node:fs';

// Preloaded by `--import`: the clock of the process and of its threads, the embedded database's
// among them, is off by the milliseconds that stand in the file CLOCK, as if somebody had set the
// machine's. Timers go on as they do then.

const LOOK_MS = 100;
const file = process.env['CLOCK']!;
const Real = Date;
let offset = 0;
let looked = -LOOK_MS;

function now(): number {
  if (performance.now() - looked >= LOOK_MS) {
    offset = Number(readFileSync(file, 'utf8'));
    looked = performance.now();
  }
  return Real.now() + offset;
}

globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
});
