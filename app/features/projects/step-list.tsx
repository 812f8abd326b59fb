import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';

/** What asks for a decision names it: `action` is the filled button of its page. */
export type Step = {
  id: string;
  icon: IconName;
  text: string;
  detail: string;
  to: string;
  action?: string;
};

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ul>
      {steps.map(({ id, icon, text, detail, to, action }) => (
        <li key={id} className="border-t border-line first:border-t-0">
          <Link
            to={to}
            className="flex min-h-12 flex-wrap items-center gap-3 py-2.5 hover:bg-sunken"
          >
            <Icon name={icon} />
            <span className="min-w-0 flex-1">
              <span
                className={cx(
                  'font-semibold break-words underline decoration-line-strong underline-offset-4',
                  action && 'text-title',
                )}
              >
                <Unbroken>{text}</Unbroken>
              </span>
              {detail && <span className="block text-small text-muted">{detail}</span>}
            </span>
            {action ? (
              <span className={cx(buttonClass({ size: 'small' }), 'max-sm:w-full')}>{action}</span>
            ) : (
              <Icon name="arrow" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
