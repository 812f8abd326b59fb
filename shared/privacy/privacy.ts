import * as z from 'zod/mini';
import { isEmailAddress } from '../forms/email-address.ts';

/** What the function `privacy` takes: the address twice, because nothing brings the data back. */
export const ErasureSchema = z
  .object({ email: z.string().check(z.trim(), z.refine(isEmailAddress)), confirmation: z.string() })
  .check(
    z.refine(
      ({ email, confirmation }) => email.toLowerCase() === confirmation.trim().toLowerCase(),
    ),
  );
export type Erasure = z.infer<typeof ErasureSchema>;

/** Counts a table; `kept` is what a law keeps. */
export type ErasureAnswer =
  | { success: true; erased: Record<string, number>; kept: Record<string, number> }
  | { success: false; error: string };

const StoredFileSchema = z.object({ bucket: z.string(), path: z.string(), name: z.string() });
export type StoredFile = z.infer<typeof StoredFileSchema>;

const counts = z.record(z.string(), z.number());
/** What erase_person() gives. */
export const ErasedSchema = z.object({
  erased: counts,
  kept: counts,
  files: z.array(StoredFileSchema),
});

/** What export_person() and export_own_data() give. */
export const PersonExportSchema = z.object({
  address: z.string(),
  exported_at: z.string(),
  tables: z.record(z.string(), z.array(z.unknown())),
  files: z.array(StoredFileSchema),
});
export type PersonExport = z.infer<typeof PersonExportSchema>;

/** What find_person() gives. */
export const PersonOverviewSchema = z.object({
  tables: z.array(z.object({ table: z.string(), count: z.number(), kept: z.number() })),
  files: z.number(),
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.string(),
      created_at: z.string(),
      deletion_requested_at: z.nullable(z.string()),
    }),
  ),
  open_projects: z.number(),
  open_invoices: z.number(),
  /** Sent, and still to be accepted. */
  open_offers: z.number(),
  /** When each begins. */
  coming_talks: z.array(z.string()),
});
export type PersonOverview = z.infer<typeof PersonOverviewSchema>;
