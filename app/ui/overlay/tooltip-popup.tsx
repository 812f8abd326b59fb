import { Tooltip as Primitive } from 'radix-ui';

type TooltipPopupProps = {
  text: string;
  side: 'top' | 'right' | 'bottom' | 'left';
  onHide: () => void;
};

/**
 * The popup alone: anchored to an inert layer over the real control, which is
 * already on the page.
 */
export default function TooltipPopup({ text, side, onHide }: TooltipPopupProps) {
  return (
    <Primitive.Provider>
      <Primitive.Root open onOpenChange={(next) => !next && onHide()}>
        <Primitive.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={8}
            collisionPadding={8}
            className="z-80 max-w-64 animate-drop rounded-control bg-ink px-3 py-2 text-fine text-canvas"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
