import { DELIVERED_NAME } from './company.ts';

// Titles and structured data name the agency without being told by every page.

let findName = (): string => DELIVERED_NAME;

/** As the owner has it in the company data; content/settings.ts says where it comes from. */
export const getSiteName = (): string => findName();

export const setSiteNameSource = (source: () => string): void => void (findName = source);
