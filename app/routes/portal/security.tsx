import { SecurityPage } from '#app/features/session/security/security-page.tsx';

export default SecurityPage;
