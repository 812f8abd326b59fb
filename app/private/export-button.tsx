import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** What the filter shows as a file for spreadsheets, quieter than what narrows the list; on phones the sign alone. */
export const ExportButton = ({
  busy = false,
  onClick,
}: {
  busy?: boolean;
  onClick: () => void;
}) => (
  <Button variant="quiet" className="px-3 max-sm:shrink-0" busy={busy} onClick={onClick}>
    <Icon name="download" />
    <span className="max-sm:sr-only">CSV exportieren</span>
  </Button>
);
