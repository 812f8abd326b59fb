import { SiteLink } from '#app/ui/site-link.tsx';

const PARAMETER = 'konto';

/**
 * Whether the visitor wants a new account. It stands in the address, so that
 * mails and links can lead there.
 */
export const wantsAccount = (search: string): boolean =>
  new URLSearchParams(search).get(PARAMETER) === 'neu';

/**
 * The choice between signing in and registering: links, which answer before any
 * code is there. What else stands in the address stays.
 */
export function AccountChoice({ search }: { search: string }) {
  const parameters = new URLSearchParams(search);
  const wantsNew = wantsAccount(search);
  const build = (account: string | null): string => {
    const next = new URLSearchParams([...parameters].filter(([name]) => name !== PARAMETER));
    if (account) next.set(PARAMETER, account);
    return `/login${next.size > 0 ? `?${next}` : ''}`;
  };
  return (
    <nav
      aria-label="Anmelden oder registrieren"
      className="mb-5 flex flex-wrap gap-1 border-b border-line"
    >
      {[
        { label: 'Anmelden', to: build(null), isShown: !wantsNew },
        { label: 'Registrieren', to: build('neu'), isShown: wantsNew },
      ].map(({ label, to, isShown }) => (
        <SiteLink
          key={label}
          to={to}
          aria-current={isShown ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-[3px] border-transparent px-4 text-small font-medium text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
