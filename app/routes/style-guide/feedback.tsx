import { Button } from '#app/ui/button.tsx';
import { ErrorScreen } from '#app/ui/error-screen.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Progress } from '#app/ui/feedback/progress.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Specimen } from './specimen.tsx';

export const Feedback = () => (
  <>
    <Specimen label="Meldungen">
      <Button
        variant="secondary"
        onClick={() =>
          void showToast({ title: 'Gespeichert', description: 'Ihre Angaben sind gesichert.' })
        }
      >
        Gewöhnliche Meldung
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          void showToast({
            title: 'Fehler beim Senden',
            description: 'Bitte versuchen Sie es erneut.',
            tone: 'destructive',
          })
        }
      >
        Fehlermeldung
      </Button>
    </Specimen>
    <Specimen label="Warten">
      <Spinner />
      <div className="w-64">
        <Progress value={2} max={3} label="Fortschritt" />
      </div>
      <div className="grid w-64 gap-2">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4" />
      </div>
    </Specimen>
    <Specimen label="Fehlerbild">
      <ErrorScreen supportEmail="hilfe@maasbogen.example" />
    </Specimen>
    <Specimen label="Leerer Zustand">
      <EmptyState
        title="Noch keine Anfragen"
        action={<Button size="small">Angebot anfragen</Button>}
      >
        Sobald Sie eine Anfrage senden, steht sie hier mit Stand und Frist.
      </EmptyState>
    </Specimen>
  </>
);
