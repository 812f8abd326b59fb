import * as z from 'zod/mini';

/** What `submit_quote_request()` answers; a known request id gives the stored enquiry again. */
export const StoredEnquirySchema = z.object({
  reference: z.string(),
  respond_by: z.string(),
  created: z.boolean(),
  price: z.number(),
  token: z.string(),
});
