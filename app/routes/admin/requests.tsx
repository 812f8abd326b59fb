import { Pipeline } from '#app/features/requests/pipeline.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminRequests() {
  return (
    <>
      <PageHead title="Anfragen" />
      <Pipeline />
    </>
  );
}
