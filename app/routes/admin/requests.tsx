import { WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { Pipeline } from '#app/features/requests/pipeline.tsx';

export default function AdminRequests() {
  return <Pipeline title={WAYS_IN_PLURAL.anfrage} />;
}
