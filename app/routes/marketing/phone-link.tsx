import { useCompany } from '#app/lib/use-site.ts';
import { cx } from '#app/ui/cx.ts';

/** The number of the agency, in one line. */
export function PhoneLink({ className }: { className?: string }) {
  const { phone, phoneE164 } = useCompany();
  return (
    <a
      className={cx('whitespace-nowrap underline underline-offset-4', className)}
      href={`tel:${phoneE164}`}
    >
      {phone}
    </a>
  );
}
