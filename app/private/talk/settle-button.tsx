import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

type SettleButtonProps = {
  isOpen: boolean;
  busy: boolean;
  /** Told whether it is open afterwards. */
  onSettle: (isOpen: boolean) => void;
};

/** Takes what needs no answer off the list of what is open, or back onto it. */
export const SettleButton = ({ isOpen, busy, onSettle }: SettleButtonProps) => (
  <Button
    data-key="e"
    size="small"
    variant="secondary"
    busy={busy}
    className={isOpen ? 'max-md:size-11 max-md:px-0' : undefined}
    onClick={() => onSettle(!isOpen)}
  >
    {isOpen ? (
      <>
        <Icon name="check" className="md:hidden" />
        <span className="max-md:sr-only">Als erledigt markieren</span>
      </>
    ) : (
      'Wieder öffnen'
    )}
  </Button>
);
