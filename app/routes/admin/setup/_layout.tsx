import { Link, Outlet, useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { pathOfStep, SETUP_STEPS } from './steps.ts';

/** Leads a new owner through pages of the admin area; any of them can be skipped. */
export default function SetupLayout() {
  const { pathname } = useLocation();
  const found = SETUP_STEPS.findIndex(({ slug }) => pathname === pathOfStep(slug));
  const at = Math.max(found, 0);
  const [before, after] = [SETUP_STEPS[at - 1], SETUP_STEPS[at + 1]];
  return (
    <div className="max-w-[60rem]">
      <nav aria-label="Einrichtung" className="mb-10">
        <p className="text-small text-muted">
          Einrichtung, Schritt {at + 1} von {SETUP_STEPS.length}
        </p>
        <ol className="mt-2 flex gap-1">
          {SETUP_STEPS.map(({ slug, label }, index) => (
            <li key={slug} className="min-w-0 flex-1">
              <Link
                to={pathOfStep(slug)}
                aria-current={index === at ? 'step' : undefined}
                className={cx(
                  'flex min-h-11 items-start border-t-4 pt-2 text-fine',
                  index <= at ? 'border-accent' : 'border-line',
                  index === at ? 'font-semibold' : 'text-muted hover:text-ink',
                )}
              >
                <span className="max-lg:sr-only">{label}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <Outlet />
      {after && (
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line-strong pt-6">
          <ButtonLink to={pathOfStep(after.slug)} variant="secondary">
            Weiter: {after.label}
          </ButtonLink>
          {before && (
            <Link
              to={pathOfStep(before.slug)}
              className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
            >
              Zurück
            </Link>
          )}
          <p className="w-full text-small text-muted">
            Jeder Schritt speichert für sich. Was Sie auslassen, finden Sie später unter „Vor dem
            Start“.
          </p>
        </div>
      )}
    </div>
  );
}
