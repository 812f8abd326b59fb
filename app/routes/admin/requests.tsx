import { Pipeline } from '#app/features/admin-requests/pipeline.tsx';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminRequests() {
  return (
    <>
      <PageHead title="Anfragen" />
      <Pipeline />
    </>
  );
}
