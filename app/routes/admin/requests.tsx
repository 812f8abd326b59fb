import { Pipeline } from '#app/features/admin-requests/pipeline.tsx';

export default function AdminRequests() {
  return (
    <>
      <h1 className="mb-6 text-head">Anfragen</h1>
      <Pipeline />
    </>
  );
}
