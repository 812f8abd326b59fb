import { RequestDetail } from '#app/features/requests/portal-request.tsx';
import { ContactPerson } from './contact-person.tsx';
import type { Route } from './+types/request.ts';

export default function PortalRequest({ params }: Route.ComponentProps) {
  return <RequestDetail id={params.id} contact={<ContactPerson />} />;
}
