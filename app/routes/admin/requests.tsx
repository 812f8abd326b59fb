import { WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { Pipeline } from '#app/features/requests/pipeline.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminRequests() {
  return (
    <>
      <PageHead title={WAYS_IN_PLURAL.anfrage} />
      <Pipeline />
    </>
  );
}
