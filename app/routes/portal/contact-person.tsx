import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SitePicture } from '#app/features/media/site-picture.tsx';
import { useCompany } from '#app/lib/use-site.ts';
import { cx } from '#app/ui/cx.ts';
import type { loader } from './_layout.tsx';

/** Of who answers. Initials stand where the owner has given no picture yet. */
export function Portrait({ isSmall = false }: { isSmall?: boolean }) {
  const portrait = useRouteLoaderData<typeof loader>('routes/portal/_layout')?.portrait;
  const { owner } = useCompany();
  if (portrait)
    return (
      <SitePicture
        media={portrait}
        ratio="1 / 1"
        sizes="4rem"
        alt=""
        className={cx('shrink-0 rounded-full', isSmall ? 'w-9!' : 'w-16!')}
      />
    );
  const initials = owner
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-ink font-display font-bold text-canvas',
        isSmall ? 'size-9 text-fine' : 'size-12',
      )}
    >
      {initials}
    </span>
  );
}

/** Under a finger as high as a button. */
const LINE = 'flex min-h-11 items-center underline-offset-4 pointer-fine:min-h-[1.5rem]';

/** Who is responsible, and what else leads to him. */
export function ContactPerson({ children }: { children?: ReactNode }) {
  const { owner, phone, phoneE164, email } = useCompany();
  return (
    <section aria-labelledby="ansprechpartner" className="border-t border-line-strong pt-3">
      <h2 id="ansprechpartner" className="mb-2 text-title">
        Ihr Kontakt
      </h2>
      <div className="flex items-start gap-4">
        <Portrait />
        <div className="min-w-0">
          <p className={cx(LINE, 'font-semibold')}>{owner}</p>
          <a href={`tel:${phoneE164}`} className={cx(LINE, 'text-small underline')}>
            {phone}
          </a>
          <a href={`mailto:${email}`} className={cx(LINE, 'text-small wrap-anywhere underline')}>
            {email}
          </a>
          {children}
        </div>
      </div>
    </section>
  );
}
