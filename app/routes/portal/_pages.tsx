import { Outlet } from 'react-router';
import { AreaFailure } from '#app/private/area-failure.tsx';
import type { Route } from './+types/_pages.ts';

export default Outlet;

/** Stands inside the frame of the area, unlike one of the frame itself. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <AreaFailure error={error} back={['/portal', 'Zur Übersicht']} />
);
