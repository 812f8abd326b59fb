import { RequestRecord } from '#app/features/admin-requests/request-record.tsx';
import type { Route } from './+types/request.ts';

export default function AdminRequest({ params }: Route.ComponentProps) {
  return <RequestRecord id={params.id} />;
}
