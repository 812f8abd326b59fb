// The application of the private areas. Public pages run none of it: their
// parts are islands (app/islands). Every page of it asks the backend: its
// client comes beside the application and finds the session before the first
// render.
import '#app/features/account/watch-auth.ts';
import '#app/lib/create-supabase.ts';
import { startSession } from '#app/features/account/start-session.ts';
import { afterPaint } from '#app/lib/after-paint.ts';
import { takeKeptReads } from '#app/private/kept-reads.tsx';
import { queryClient } from '#app/lib/query-client.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

takeKeptReads(queryClient);
void startSession();
// The page came with its rows: it is shown before its code is put to work.
await afterPaint();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // A text that this browser writes otherwise is rendered anew: nothing that the agency could do.
    { onRecoverableError: (error) => console.error(error) },
  );
});
