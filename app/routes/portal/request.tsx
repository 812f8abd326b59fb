import { RequestDetail } from '#app/features/portal-requests/request-detail.tsx';
import type { Route } from './+types/request.ts';

export default function PortalRequest({ params }: Route.ComponentProps) {
  return <RequestDetail id={params.id} />;
}
