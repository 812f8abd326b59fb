import { SecurityPage } from '#app/features/account/security/security-page.tsx';

export default function PortalSecurity() {
  return <SecurityPage />;
}
