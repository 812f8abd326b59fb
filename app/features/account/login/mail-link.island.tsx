import { LoginPanel } from './login-panel.tsx';
import { MailLinkForm, type MailPurpose } from './mail-link-form.tsx';

/** A page of its own for the ways without a password; who signs in by it is led on. */
export default function MailLink({ purpose }: { purpose: MailPurpose }) {
  const form = <MailLinkForm purpose={purpose} />;
  return purpose === 'sign-in' ? <LoginPanel>{form}</LoginPanel> : form;
}
