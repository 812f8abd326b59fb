import { ADDITIONAL_SERVICES, type ProjectTypeId } from '#shared/agency/business.ts';
import { getRequestStatus, type RequestStatus } from '#shared/quote/request-status.ts';
import { capitalise } from '#shared/core/capitalise.ts';
import { formatBriefMoment } from '#app/private/dates.ts';
import { packageName, type RequestRow } from '#app/private/request-facts.ts';
import type { WayStep } from '#app/private/way.tsx';

const WISHES: Record<ProjectTypeId, string> = {
  website: 'eine neue Website',
  shop: 'einen Online-Shop',
  chatbot: 'einen KI-Chatbot',
  automation: 'eine Automatisierung',
};
const URGENT: Record<RequestRow['urgency'], string> = {
  '': '',
  asap: 'so schnell wie möglich',
  '1month': 'innerhalb eines Monats',
  '3months': 'innerhalb von drei Monaten',
  planning: 'noch in Planung',
};

/** 'Sie möchten einen Online-Shop', of a package 'Sie möchten eine neue Website: Smart Business' */
export function tellWish(row: Pick<RequestRow, 'project_type' | 'package'>): string {
  const wish = `Sie möchten ${WISHES[row.project_type]}`;
  return [wish, packageName(row.package)].filter(Boolean).join(': ');
}

/** 'Innerhalb eines Monats, mit SEO-Grundoptimierung und Mehrsprachigkeit.'; '' where nothing is wished. */
export function tellTerms(row: Pick<RequestRow, 'urgency' | 'additional_services'>): string {
  const services = ADDITIONAL_SERVICES.filter(({ id }) => row.additional_services.includes(id));
  const sentence = [
    URGENT[row.urgency],
    services.length > 0 &&
      `mit ${new Intl.ListFormat('de').format(services.map(({ label }) => label))}`,
  ]
    .filter(Boolean)
    .join(', ');
  return sentence && `${capitalise(sentence)}.`;
}

export type CourseOf = {
  status: string;
  quote_request_events: readonly { status: string; created_at: string }[];
};

/** What a point is called before it is reached and once it is left. */
const POINTS: Partial<Record<RequestStatus, string>> = { offered: 'Angebot', won: 'Auftrag' };

/**
 * From the enquiry to the order: what has been, where it stands, what comes. Of one that came to
 * nothing the points that it had, and its end.
 */
export function describeCourse({ status, quote_request_events: events }: CourseOf): WayStep[] {
  const { id: present } = getRequestStatus(status);
  const isLost = present === 'lost';
  const points: RequestStatus[] = ['new', 'in_review', 'offered', isLost ? 'lost' : 'won'];
  const now = points.indexOf(present);
  return points.flatMap((id, index): WayStep[] => {
    const at = events.findLast((event) => event.status === id)?.created_at;
    if (isLost && index < now && !at) return [];
    const isOver = index < now || (index === now && now === points.length - 1);
    return [
      {
        id,
        text: (index !== now && POINTS[id]) || getRequestStatus(id).customer,
        state: isOver ? 'passed' : index === now ? 'now' : 'ahead',
        ...(at && index <= now && { time: formatBriefMoment(at) }),
      },
    ];
  });
}
