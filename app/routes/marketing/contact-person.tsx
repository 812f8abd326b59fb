import { SitePicture } from '#app/features/media/site-picture.tsx';
import { useCompany, useSiteData } from '#app/lib/use-site.ts';
import { cx } from '#app/ui/cx.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { readTexts } from '#content/texts.ts';
import type { Media } from '#shared/media/media.ts';
import { CONTACT_TEXTS } from '#shared/texts/contact.ts';
import { PhoneLink } from './phone-link.tsx';

/**
 * Who answers: name, role and direct line as the company settings have them,
 * signed like a letter. The portrait stands beside them once the library has one;
 * a name that nobody has entered yet signs nothing.
 */
export function ContactPerson({
  portrait,
  hasNumber = true,
  isLarge = false,
  className,
}: {
  portrait?: Media | undefined;
  /** Without it where the number stands beside it already. */
  hasNumber?: boolean;
  /** Where the person is what the page is about. */
  isLarge?: boolean;
  className?: string;
}) {
  const { owner, name } = useCompany();
  const texts = readTexts(CONTACT_TEXTS);
  const isDemo = useSiteData()?.isDemo;
  const isNamed = owner !== SAMPLE_COMPANY.owner || isDemo;
  return (
    <div data-person="" className={cx('flex items-center gap-5', className)}>
      {portrait && (
        <SitePicture
          media={portrait}
          ratio="1 / 1"
          sizes="6rem"
          className="w-24! shrink-0 rounded-full"
        />
      )}
      <p className="min-w-0">
        {isNamed && (
          <>
            <span className="block text-small">{texts['person.label']}</span>
            <span
              className={cx(
                'mt-1 block font-display leading-tight font-semibold wrap-anywhere',
                isLarge ? 'text-head' : 'text-[1.75rem]',
              )}
            >
              {owner}
            </span>
          </>
        )}
        <span className="mt-1 block text-small">
          {isNamed && `${texts['person.role']} `}
          {name}
        </span>
        {hasNumber && <PhoneLink className="inline-flex min-h-11 items-center font-semibold" />}
      </p>
    </div>
  );
}
