import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { parseLinkedEnquiry, type LinkedEnquiry } from '#shared/quote/linked-enquiry.ts';

/** What public.add_enquiry_link() makes. */
const TOKEN = /^[0-9a-f]{64}$/;

/** The enquiry that a token opens; null for a wrong one. */
export async function readEnquiryLink(
  service: SupabaseClient<Database>,
  token: string,
): Promise<LinkedEnquiry | null> {
  if (!TOKEN.test(token)) return null;
  const { data, error } = await service.rpc('open_enquiry_link', { token });
  if (error) throw new Error(`link of an enquiry not opened: ${error.message}`);
  return parseLinkedEnquiry(data);
}
