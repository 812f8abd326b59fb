import type { DemoLogins } from '#app/lib/contexts.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { AccountChoice, wantsAccount } from './account-choice.tsx';
import { LoginPanel } from './login-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/**
 * Signing in or registering. Mails to people without an account lead here with
 * the address they have to confirm.
 */
export default function SignIn({ demo }: { demo: DemoLogins | null }) {
  const { search } = useAddress();
  const email = new URLSearchParams(search).get('email') ?? undefined;
  return (
    <LoginPanel>
      <AccountChoice search={search} />
      {wantsAccount(search) ? <SignUpForm defaultEmail={email} /> : <SignInPanel demo={demo} />}
    </LoginPanel>
  );
}
