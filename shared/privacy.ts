import * as z from 'zod/mini';
import { isEmailAddress } from './email-address.ts';

/** What the function `privacy` takes: the address twice, because nothing brings the data back. */
export const ErasureSchema = z
  .object({ email: z.string().check(z.trim(), z.refine(isEmailAddress)), confirmation: z.string() })
  .check(z.refine(({ email, confirmation }) => email.toLowerCase() === confirmation.trim().toLowerCase()));
export type Erasure = z.infer<typeof ErasureSchema>;

/** Counts a table; `kept` is what a law keeps. */
export type ErasureAnswer =
  | { success: true; erased: Record<string, number>; kept: Record<string, number> }
  | { success: false; error: string };

export type StoredFile = { bucket: string; path: string; name: string };
/** What export_person() and export_own_data() give. */
export type PersonExport = { address: string; exported_at: string; tables: Record<string, unknown[]>; files: StoredFile[] };
/** What find_person() gives. */
export type PersonOverview = {
  tables: { table: string; count: number; kept: number }[];
  files: number;
  accounts: { id: string; name: string; role: string; created_at: string; deletion_requested_at: string | null }[];
  open_projects: number;
  open_invoices: number;
};
