import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { ScrollArea } from '#app/ui/overlay/scroll-area.tsx';
import { Tooltip } from '#app/ui/overlay/tooltip.tsx';
import { Specimen } from './specimen.tsx';

export function Overlays() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Specimen label="Dialog, Hinweis">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Dialog öffnen
        </Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Anfrage löschen?"
          description="Das lässt sich nicht rückgängig machen."
          footer={<Button variant="danger">Anfrage löschen</Button>}
        >
          <p>Die Anfrage und ihre Dateien werden entfernt.</p>
        </Dialog>
        <Tooltip text="Erscheint nach 700 ms, bei Tastaturfokus sofort">
          <Button variant="quiet">Hinweis</Button>
        </Tooltip>
      </Specimen>
      <Specimen label="Rollbereich">
        <ScrollArea label="Beispielliste" className="h-32 w-full border border-line">
          {Array.from({ length: 20 }, (_, index) => (
            <p key={index} className="border-b border-line px-4 py-2">
              Zeile {index + 1}
            </p>
          ))}
        </ScrollArea>
      </Specimen>
    </>
  );
}
