import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const hydrate = (): void => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
};

// In slices, so that the page stays smooth; in one go where somebody waits for the answer to a press (lib/early-script.ts).
if (window.earlyPresses?.size) hydrate();
else startTransition(hydrate);
