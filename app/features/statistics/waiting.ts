import * as z from 'zod/mini';

/** What the SQL function dashboard_today returns. */
export const WaitingSchema = z.object({
  open_offers: z.object({
    count: z.number(),
    net_cents: z.number(),
    expired: z.number(),
    expired_net_cents: z.number(),
  }),
  overdue_invoices: z.object({
    count: z.number(),
    open_cents: z.number(),
    rows: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        customer: z.string(),
        due_on: z.string(),
        open_cents: z.number(),
      }),
    ),
  }),
  due_tasks: z.object({
    count: z.number(),
    rows: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        due_on: z.string(),
        quote_request_id: z.nullable(z.string()),
        name: z.nullable(z.string()),
      }),
    ),
  }),
  bookings: z.array(
    z.object({ id: z.string(), name: z.string(), starts_at: z.string(), ends_at: z.string() }),
  ),
});

export type Waiting = z.infer<typeof WaitingSchema>;
