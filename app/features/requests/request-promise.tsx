import { useCompany } from '#app/lib/use-site.ts';
import { formatShortMoment } from '#app/private/dates.ts';
import { isOverdue, type RequestRow } from '#app/private/request-facts.ts';

type Promised = Pick<RequestRow, 'status' | 'respond_by'>;

/** Until when the customer has his offer, or what he can do where that time is over. */
export function RequestPromise({ request }: { request: Promised }) {
  const { phone, phoneE164 } = useCompany();
  if (!isOverdue(request))
    return <>Unser Angebot erhalten Sie bis {formatShortMoment(request.respond_by)}.</>;
  return (
    <>
      Unser Angebot verspätet sich. Rufen Sie uns an:{' '}
      <a className="whitespace-nowrap underline underline-offset-4" href={`tel:${phoneE164}`}>
        {phone}
      </a>
      .
    </>
  );
}
