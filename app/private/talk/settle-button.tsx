import { Button } from '#app/ui/button.tsx';

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
    {...(isOpen && { 'aria-label': 'Als erledigt markieren' })}
    onClick={() => onSettle(!isOpen)}
  >
    {isOpen ? (
      <>
        <span className="max-md:hidden">Als erledigt markieren</span>
        <span className="md:hidden">Erledigt</span>
      </>
    ) : (
      'Wieder öffnen'
    )}
  </Button>
);
