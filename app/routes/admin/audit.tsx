import { AuditLog } from '#app/features/admin-audit/audit-log.tsx';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminAudit() {
  return (
    <>
      <PageHead title="Protokoll" />
      <AuditLog />
    </>
  );
}
