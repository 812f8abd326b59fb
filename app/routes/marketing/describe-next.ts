import { readTexts } from '#content/texts.ts';
import { formatDeadline } from '#shared/agency/moment.ts';
import { getRequestStatus } from '#shared/quote/request-status.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { fillText } from '#shared/texts/text-group.ts';
import type { Enquiry } from './enquiry-summary.tsx';

/** What comes next, by where the enquiry stands; no time is promised that is over. */
export function describeNext(
  { status, respondBy, offers }: Pick<Enquiry, 'status' | 'respondBy' | 'offers'>,
  phone: string,
  now = Date.now(),
): string {
  const { id } = getRequestStatus(status);
  const isLate = Date.parse(respondBy) < now;
  const state = id === 'new' || id === 'in_review' ? (isLate ? 'late' : 'new') : id;
  return fillText(readTexts(LINK_PAGE_TEXTS)[`enquiry.${state}`], {
    deadline: formatDeadline(respondBy),
    numbers: offers.join(', '),
    phone,
  }).replaceAll('  ', ' ');
}
