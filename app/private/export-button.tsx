import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** What the filter shows as a file for spreadsheets; on phones the sign alone. */
export const ExportButton = ({
  busy = false,
  onClick,
}: {
  busy?: boolean;
  onClick: () => void;
}) => (
  <Button variant="secondary" className="max-sm:shrink-0 max-sm:px-3" busy={busy} onClick={onClick}>
    <Icon name="download" className="sm:hidden" />
    <span className="max-sm:sr-only">CSV exportieren</span>
  </Button>
);
