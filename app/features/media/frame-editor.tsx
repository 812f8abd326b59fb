import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { cx } from '#app/ui/cx.ts';
import type { Rectangle } from '#shared/media/media.ts';

type Point = { x: number; y: number };
type FrameEditorProps = {
  /** The whole original. */
  source: string;
  size: { width: number; height: number };
  crop: Rectangle;
  focus: Point;
  onCrop: (crop: Rectangle) => void;
  onFocus: (focus: Point) => void;
};

const LEAST = 0.05;
const STEP = 0.01;
const CORNERS = [
  { id: 'nw', name: 'Ecke links oben', x: 0, y: 0 },
  { id: 'ne', name: 'Ecke rechts oben', x: 1, y: 0 },
  { id: 'sw', name: 'Ecke links unten', x: 0, y: 1 },
  { id: 'se', name: 'Ecke rechts unten', x: 1, y: 1 },
] as const;
type Corner = (typeof CORNERS)[number];

const clamp = (value: number, least = 0, most = 1): number =>
  Math.min(most, Math.max(least, value));

/** The frame with one of its corners at a point. */
function moveCorner(crop: Rectangle, corner: Corner, point: Point): Rectangle {
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const x = corner.x === 0 ? clamp(point.x, 0, right - LEAST) : crop.x;
  const y = corner.y === 0 ? clamp(point.y, 0, bottom - LEAST) : crop.y;
  return {
    x,
    y,
    width: (corner.x === 1 ? clamp(point.x, crop.x + LEAST) : right) - x,
    height: (corner.y === 1 ? clamp(point.y, crop.y + LEAST) : bottom) - y,
  };
}

const grab = (event: PointerEvent<HTMLButtonElement>): void =>
  event.currentTarget.setPointerCapture(event.pointerId);
/** A press on a handle is none on the picture. */
const keepToItself = (event: MouseEvent): void => event.stopPropagation();

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/**
 * Frame and focus on the picture: drag corners, press where the focus is, or
 * use the arrow keys.
 */
export function FrameEditor({ source, size, crop, focus, onCrop, onFocus }: FrameEditorProps) {
  const stage = useRef<HTMLDivElement>(null);
  const pointOf = (event: MouseEvent): Point => {
    const box = stage.current!.getBoundingClientRect();
    return {
      x: clamp((event.clientX - box.left) / box.width),
      y: clamp((event.clientY - box.top) / box.height),
    };
  };
  const toFocus = ({ x, y }: Point): Point => ({
    x: clamp((x - crop.x) / crop.width),
    y: clamp((y - crop.y) / crop.height),
  });
  const at = { x: crop.x + focus.x * crop.width, y: crop.y + focus.y * crop.height };

  const cornerHandlers = (corner: Corner) => ({
    onPointerDown: grab,
    onClick: keepToItself,
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        onCrop(moveCorner(crop, corner, pointOf(event)));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = ARROWS[event.key];
      if (!step) return;
      event.preventDefault();
      onCrop(
        moveCorner(crop, corner, {
          x: crop.x + corner.x * crop.width + step.x,
          y: crop.y + corner.y * crop.height + step.y,
        }),
      );
    },
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the mouse's short cut; the focus is a button of its own
    <div
      ref={stage}
      className="relative mx-auto w-[calc(100%-0.5rem)] bg-sunken select-none"
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        maxWidth: `calc(60dvh * ${size.width / size.height})`,
      }}
      onClick={(event) => onFocus(toFocus(pointOf(event)))}
    >
      <img src={source} alt="" draggable={false} className="block size-full" />
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
        <div
          className="absolute border-2 border-white shadow-[0_0_0_200rem_rgb(0_0_0/55%)]"
          style={toBox(crop)}
        />
      </div>
      {CORNERS.map((corner) => (
        <button
          key={corner.id}
          type="button"
          aria-label={`${corner.name} des Ausschnitts, mit den Pfeiltasten verschieben`}
          className="absolute grid size-11 -translate-1/2 touch-none place-items-center"
          style={toPlace(crop.x + corner.x * crop.width, crop.y + corner.y * crop.height)}
          {...cornerHandlers(corner)}
        >
          <span className="size-4 border-2 border-[#131a1a] bg-white" />
        </button>
      ))}
      <button
        type="button"
        aria-label="Schwerpunkt, mit den Pfeiltasten verschieben"
        className={cx(
          'absolute grid size-11 -translate-1/2 touch-none place-items-center rounded-full',
          'border-[3px] border-white bg-[#131a1a55] shadow-[0_0_0_2px_#131a1a]',
        )}
        style={toPlace(at.x, at.y)}
        onPointerDown={grab}
        onClick={keepToItself}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId))
            onFocus(toFocus(pointOf(event)));
        }}
        onKeyDown={(event) => {
          const step = ARROWS[event.key];
          if (!step) return;
          event.preventDefault();
          onFocus({ x: clamp(focus.x + step.x), y: clamp(focus.y + step.y) });
        }}
      >
        <span className="size-1.5 rounded-full bg-white" />
      </button>
    </div>
  );
}

const toPlace = (x: number, y: number) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
const toBox = ({ x, y, width, height }: Rectangle) => ({
  ...toPlace(x, y),
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** What is left of the picture in frames of the usual shapes. */
export function FocusPreviews({
  source,
  size,
  crop,
  focus,
}: Omit<FrameEditorProps, 'onCrop' | 'onFocus'>) {
  return (
    <ul className="flex flex-wrap gap-4" aria-label="So schneiden Seiten das Bild">
      {[
        { name: 'quer', ratio: 16 / 9 },
        { name: 'quadratisch', ratio: 1 },
        { name: 'hoch', ratio: 4 / 5 },
      ].map(({ name, ratio }) => (
        <li key={name} className="text-fine text-muted">
          <span
            className="block h-28 overflow-hidden bg-sunken"
            style={{ aspectRatio: ratio, ...cutBackground(source, size, crop, focus, ratio) }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** `object-fit: cover` on a part of a picture that has not been cut yet. */
function cutBackground(
  source: string,
  size: { width: number; height: number },
  crop: Rectangle,
  focus: Point,
  ratio: number,
) {
  const shown = (size.width * crop.width) / (size.height * crop.height);
  // Size of the window in shares of the original.
  const width = shown > ratio ? crop.width * (ratio / shown) : crop.width;
  const height = shown > ratio ? crop.height : crop.height * (shown / ratio);
  const left = crop.x + (crop.width - width) * focus.x;
  const top = crop.y + (crop.height - height) * focus.y;
  const place = (start: number, part: number): string =>
    `${part >= 1 ? 0 : (start / (1 - part)) * 100}%`;
  return {
    backgroundImage: `url("${source}")`,
    backgroundSize: `${100 / width}% ${100 / height}%`,
    backgroundPosition: `${place(left, width)} ${place(top, height)}`,
  };
}
