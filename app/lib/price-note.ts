import type { Company } from '#shared/company.ts';

/** What stands beside prices, depending on whom the agency addresses (PAngV): net for businesses, gross as soon as consumers may order. */
export const priceNote = (company: Pick<Company, 'audience'>): string =>
  company.audience === 'business' ? 'netto, zzgl. MwSt., nur für Unternehmen' : 'inkl. MwSt.';
