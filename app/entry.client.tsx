// The application of the private areas. Public pages run none of it: their
// parts are islands (app/islands). Every page of it asks the backend: its
// client comes beside the application and finds the session before the first
// render.
import '#app/features/account/watch-auth.ts';
import '#app/lib/create-supabase.ts';
import { startSession } from '#app/features/account/start-session.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

void startSession();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
