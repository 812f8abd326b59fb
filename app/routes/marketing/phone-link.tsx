import { useCompany } from '#app/lib/use-site.ts';

/** The number of the agency, in one line. */
export function PhoneLink() {
  const { phone, phoneE164 } = useCompany();
  return (
    <a className="whitespace-nowrap underline underline-offset-4" href={`tel:${phoneE164}`}>
      {phone}
    </a>
  );
}
