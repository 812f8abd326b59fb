import { Link } from 'react-router';
import { Icon, type IconName } from '#app/ui/icon.tsx';

export type Step = { id: string; icon: IconName; text: string; detail: string; to: string };

export function StepList({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0)
    return (
      <p className="text-muted">
        Zurzeit wartet nichts auf Sie. Wir melden uns, sobald wir etwas von Ihnen brauchen.
      </p>
    );
  return (
    <ul>
      {steps.map(({ id, icon, text, detail, to }) => (
        <li key={id} className="border-t border-line first:border-t-0">
          <Link to={to} className="flex min-h-12 items-center gap-3 py-2.5 hover:bg-sunken">
            <Icon name={icon} />
            <span className="min-w-0 flex-1">
              <span className="font-semibold break-words underline decoration-line-strong underline-offset-4">
                {text}
              </span>
              {detail && <span className="block text-small text-muted">{detail}</span>}
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
