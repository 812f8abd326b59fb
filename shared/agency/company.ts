import * as z from 'zod/mini';
import { OPENING_HOURS, SERVICE_RADIUS_KM } from './business.ts';
import { isValidIban, tidyCode } from './check-digits.ts';

// Company facts of the operator: one record feeds header, footer, imprint,
// JSON-LD, mails, PDFs and chat. Written with zod/mini because the admin form
// validates the same schema in the browser.

/** The name that the mark of app/ui/brand/logo.tsx belongs to. */
export const DELIVERED_NAME = 'Maasbogen Digital';

export const SOCIAL_NETWORKS = ['LinkedIn', 'Instagram', 'Facebook', 'YouTube', 'X'] as const;

const text = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const httpsUrl = () => z.url({ protocol: /^https$/ });
/** A number for dialling, in the form E.164; what is written between its digits goes. */
const dialled = () =>
  z.string().check(
    z.overwrite((number) => number.replaceAll(/\(0\)|[\s()./\p{Pd}]/gu, '')),
    z.regex(/^\+[1-9]\d{6,14}$/),
  );
const clock = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const CompanySchema = z.object({
  /** Trade name as it stands in the header and in JSON-LD. */
  name: text(),
  /** Full name of the owner ('Inhaber'), as the imprint needs it. */
  owner: text(),
  /** Legal form as registered, e.g. 'Eenmanszaak (Einzelunternehmen)'. */
  legalForm: text(),
  /** Year of the founding, e.g. '2008'; without one no text names it. */
  founded: z.optional(z.string().check(z.regex(/^(1[6-9]|20)\d\d$/))),
  street: text(),
  postalCode: text(),
  city: text(),
  /** ISO 3166-1 alpha-2, e.g. 'NL'. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Number in the Dutch commercial register (Kamer van Koophandel), eight digits. */
  kvk: z.string().check(z.overwrite(tidyCode), z.regex(/^\d{8}$/)),
  /** VAT number (btw-id / USt-IdNr.) with country prefix, without spaces. */
  vatId: z.string().check(z.overwrite(tidyCode), z.regex(/^[A-Z]{2}[A-Z0-9+*]{2,12}$/)),
  bank: z.object({
    holder: text(),
    /**
     * IBAN in groups of four or without spaces; the checksum must hold, because
     * the GiroCode prints it.
     */
    iban: z.string().check(
      z.overwrite((iban) => iban.toUpperCase().replaceAll(/\s/g, ' ')),
      z.refine(isValidIban, 'IBAN mit falscher Prüfziffer'),
    ),
    bic: z
      .string()
      .check(z.overwrite(tidyCode), z.regex(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
    bankName: text(),
  }),
  /** Phone number as people read it, e.g. '+31 475 000 000'. */
  phone: text(),
  /** The same number for `tel:` links, e.g. '+31475000000'. */
  phoneE164: dialled(),
  /** WhatsApp number in the same E.164 form; without one no page offers it. */
  whatsapp: z.optional(dialled()),
  email: z.email(),
  /** Name and seat of whoever runs the server and the mail, for the privacy statement. */
  hostingProvider: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  mailProvider: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /**
   * Through whom customers pay, where they do not only transfer; and who gets
   * data outside the EEA, with country and legal ground.
   */
  paymentProvider: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  thirdCountries: z.optional(z.string().check(z.trim(), z.maxLength(400))),
  /** Shown on the error screen and in mails about the portal. */
  supportEmail: z.email(),
  /**
   * External page with reviews; the badge opens it in a new tab. Without one
   * nothing leads to reviews.
   */
  reviewUrl: z.optional(httpsUrl()),
  /** At most one profile a network; the delivered company has all five (FOOT-10). */
  social: z
    .array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: httpsUrl() }))
    .check(
      z.refine(
        (profiles) => new Set(profiles.map(({ network }) => network)).size === profiles.length,
        'Ein Netzwerk steht zweimal da',
      ),
    ),
  /**
   * Decides the note beside every price: 'business' shows net prices, 'mixed'
   * gross prices (PAngV).
   */
  audience: z.enum(['business', 'mixed']),
  /** ISO week days (1 = Monday) and wall-clock times in `timeZone`. */
  hours: z.object({ days: z.array(z.number()), opens: clock(), closes: clock(), timeZone: text() }),
  /** Service radius around the seat, in kilometres. */
  radiusKm: z.number().check(z.positive()),
});
export type Company = z.infer<typeof CompanySchema>;

/**
 * Hours and radius of the specification (decisions SEO-14, SEO-15), in the
 * shape of the company record.
 */
export const COMPANY_CONSTANTS = {
  hours: {
    days: [...OPENING_HOURS.days],
    opens: OPENING_HOURS.opens,
    closes: OPENING_HOURS.closes,
    timeZone: OPENING_HOURS.timeZone,
  },
  radiusKm: SERVICE_RADIUS_KM,
} satisfies Pick<Company, 'hours' | 'radiusKm'>;
