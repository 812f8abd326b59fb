import { AuditLog } from '#app/features/admin-audit/audit-log.tsx';

export default function AdminAudit() {
  return (
    <>
      <h1 className="mb-6 text-head">Protokoll</h1>
      <AuditLog />
    </>
  );
}
