import { useEffect, useEffectEvent, useRef } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';

export const SIGNATURE_AREA = { width: 360, height: 120 } as const;
const STROKE_WIDTH = 2;
/** More cannot be seen, and the server takes no larger image. */
const MAX_DENSITY = 4;
/**
 * Ink on paper in both colour schemes: the image is shown on white in mails, portal and PDF.
 * By night the field alone shows it light.
 */
export const INK = '#131a1a';

type Props = {
  strokes: readonly PointGroup[];
  /** Called once a stroke has ended, with a PNG of the whole area. */
  onCapture: (strokes: PointGroup[], image: string) => void;
  labelledBy: string;
};

/**
 * The drawing area. Strokes are kept in area coordinates and redrawn whenever
 * the shown size or the pixel density changes.
 */
export function SignatureCanvas({ strokes, onCapture, labelledBy }: Props) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const padRef = useRef<SignaturePad>(null);

  const draw = useEffectEvent(() => {
    const canvas = canvasRef.current;
    const pad = padRef.current;
    if (!canvas || !pad || canvas.clientWidth === 0) return;
    const density = Math.min(MAX_DENSITY, Math.max(1, window.devicePixelRatio));
    canvas.width = SIGNATURE_AREA.width * density;
    canvas.height = SIGNATURE_AREA.height * density;
    // The library measures in shown pixels, so the context maps those to the
    // bitmap, whatever size the area is shown in.
    const context = canvas.getContext('2d');
    context?.scale(canvas.width / canvas.clientWidth, canvas.height / canvas.clientHeight);
    if (context) context.lineWidth = STROKE_WIDTH;
    pad.clear();
    pad.fromData(scaleStrokes(strokes, canvas.clientWidth / SIGNATURE_AREA.width));
  });

  const capture = useEffectEvent(() => {
    const canvas = canvasRef.current;
    const pad = padRef.current;
    if (!canvas || !pad) return;
    const finished = pad.toData().map(finishStroke);
    pad.clear();
    pad.fromData(finished);
    onCapture(
      scaleStrokes(finished, SIGNATURE_AREA.width / canvas.clientWidth),
      pad.toDataURL('image/png'),
    );
  });

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    // The library draws circles along the line: a radius of half the stroke width.
    const radius = STROKE_WIDTH / 2;
    const pad = new SignaturePad(canvas, {
      minWidth: radius,
      maxWidth: radius,
      dotSize: radius,
      penColor: INK,
      minDistance: 1,
      throttle: 0,
    });
    padRef.current = pad;
    pad.addEventListener('endStroke', capture);
    const observer = new ResizeObserver(draw);
    observer.observe(canvas);
    draw();
    return () => {
      observer.disconnect();
      pad.off();
      padRef.current = null;
    };
  }, []);

  // Only 'Löschen' changes the strokes from outside; a capture has already been drawn.
  const isEmpty = strokes.length === 0;
  useEffect(() => {
    if (isEmpty) draw();
  }, [isEmpty]);

  return (
    <canvas
      ref={canvasRef}
      width={SIGNATURE_AREA.width}
      height={SIGNATURE_AREA.height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot be drawn on
      role="img"
      aria-labelledby={labelledBy}
      className="block aspect-[3/1] w-full cursor-crosshair touch-none dark:[filter:invert(1)]"
    />
  );
}

const scaleStrokes = (strokes: readonly PointGroup[], factor: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));

/**
 * The library's curve ends one point before the pointer. Two more points beside
 * the last one carry the line to where it was lifted.
 */
function finishStroke(stroke: PointGroup): PointGroup {
  const last = stroke.points.at(-1);
  if (!last || stroke.points.length === 1 || isFinished(stroke)) return stroke;
  const beside = (distance: number) => ({ ...last, x: last.x + distance });
  return { ...stroke, points: [...stroke.points, beside(0.01), beside(0.02)] };
}

function isFinished(stroke: PointGroup): boolean {
  const [before, last] = stroke.points.slice(-2);
  return (
    before !== undefined &&
    last !== undefined &&
    before.y === last.y &&
    Math.abs(last.x - before.x) < 0.05
  );
}
