import { useLiveTable } from '#app/private/use-live-table.ts';

const READS = [['admin-requests'], ['pipeline-summary']];

/** A new or changed enquiry appears by itself. */
export const useLiveRequests = (): void => useLiveTable('quote_requests', READS);
