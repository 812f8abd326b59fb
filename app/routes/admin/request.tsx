import { useLocation } from 'react-router';
import { WAYS_IN, WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { BesideRequests } from '#app/features/requests/request-rail.tsx';
import { RequestRecord } from '#app/features/requests/request-record.tsx';
import { RequestActions } from './request-actions.tsx';
import type { Route } from './+types/request.ts';

export default function AdminRequest({ params }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <BesideRequests>
      <RequestRecord
        // What is written about one enquiry must not come under another.
        key={params.id}
        id={params.id}
        kind={WAYS_IN.anfrage}
        back={[`/admin${search}`, WAYS_IN_PLURAL.anfrage]}
        nextOf={(request) => <RequestActions request={request} />}
      />
    </BesideRequests>
  );
}
