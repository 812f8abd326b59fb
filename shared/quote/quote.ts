import * as z from 'zod/mini';
import {
  ADDITIONAL_SERVICES,
  INDUSTRIES,
  PACKAGES,
  PROJECT_TYPES,
  URGENCIES,
} from '../agency/business.ts';
import { cleanLine } from '../forms/clean-text.ts';
import {
  optionalLine,
  optionalText,
  parseForm,
  privacyConsent,
  requiredEmail,
  requiredLine,
  technical,
  type FieldErrors,
} from '../forms/form-fields.ts';
import { requiredPhone } from '../forms/phone-field.ts';
import type { PublishedPrices } from '../pricing/price-list.ts';
import { QUOTE_LIMITS, QUOTE_MISSING } from './quote-messages.ts';
import { findSignatureImage } from './signature-image.ts';

// Contract of the function 'quote-request': the form sends it, the function
// validates it, both with this schema.

const PROJECT_TYPE_IDS = PROJECT_TYPES.map(({ id }) => id);
const PACKAGE_IDS = PACKAGES.map(({ id }) => id);
const URGENCY_VALUES = URGENCIES.map(({ value }) => value);
const SERVICE_IDS = ADDITIONAL_SERVICES.map(({ id }) => id);

const shortText = (length: number) =>
  technical(z.string().check(z.overwrite(cleanLine), z.maxLength(length)));
const point = () =>
  z.string().check(
    z.maxLength(40),
    z.refine((value) => !Number.isNaN(Date.parse(value))),
  );

/** Where the visitor came from; kept in his browser and sent with consent only. */
const AttributionSchema = z.object({
  source: shortText(120),
  medium: shortText(120),
  campaign: shortText(120),
  term: shortText(120),
  content: shortText(120),
  /** Origin and path of the foreign page, without its query. */
  referrer: shortText(500),
  /** Path of the first page seen. */
  landingPage: shortText(500),
});
export type Attribution = z.infer<typeof AttributionSchema>;

export const QuoteRequestSchema = z.object({
  /** Id of PROJECT_TYPES. */
  projectType: z.enum(PROJECT_TYPE_IDS, QUOTE_MISSING.projectType),
  /** Id of PACKAGES, or ''. It changes nothing in the estimate, which goes by the project type. */
  package: z._default(z.enum([...PACKAGE_IDS, ''], 'Dieses Paket gibt es nicht.'), ''),
  /** Label text of INDUSTRIES. */
  industry: z.enum(INDUSTRIES, QUOTE_MISSING.industry),
  /** Value of URGENCIES, or '' where nothing was chosen (× 1.0). */
  urgency: z._default(
    z.enum([...URGENCY_VALUES, ''], 'Bitte wählen Sie eine der genannten Dringlichkeiten.'),
    '',
  ),
  /** Free text; the form has no field for it and sends ''. */
  budget: optionalLine(QUOTE_LIMITS.budget),
  name: requiredLine(QUOTE_LIMITS.name, QUOTE_MISSING.name),
  company: optionalLine(QUOTE_LIMITS.company),
  email: requiredEmail(),
  phone: requiredPhone(),
  location: optionalLine(QUOTE_LIMITS.location),
  /** Ids of ADDITIONAL_SERVICES, each once. */
  additionalServices: z._default(
    z
      .array(
        z.enum(SERVICE_IDS, 'Bitte wählen Sie nur die genannten Zusatzleistungen.'),
        'Bitte wählen Sie nur die genannten Zusatzleistungen.',
      )
      .check(
        z.maxLength(50, 'Bitte wählen Sie nur die genannten Zusatzleistungen.'),
        z.overwrite((chosen) => [...new Set(chosen)]),
      ),
    [],
  ),
  message: optionalText(QUOTE_LIMITS.message),
  privacyConsent: privacyConsent(),
  newsletterConsent: z._default(
    z.boolean('Bitte wählen Sie, ob Sie den Newsletter möchten.'),
    false,
  ),
  /** Data URL of a PNG or SVG of at most SIGNATURE_MAX_BYTES. */
  signature: z.string(QUOTE_MISSING.signature).check(
    z.minLength(1, QUOTE_MISSING.signature),
    z.refine(
      (value) => value === '' || findSignatureImage(value) !== null,
      'Die Unterschrift ist nicht lesbar. Bitte unterschreiben Sie noch einmal.',
    ),
  ),
  /**
   * Estimate the visitor saw, in whole euros. The function reckons anew and
   * keeps both values when they differ.
   */
  estimatedPrice: technical(z.number().check(z.gte(0), z.lte(1_000_000))),
  /**
   * The price that stood on the form: of the package, else the estimate. Where
   * another holds by now, nothing is stored before the visitor has seen it.
   */
  shownPrice: technical(z.number()),
  /** Moment of sending by the visitor's clock, ISO 8601. */
  timestamp: technical(point()),
  /** What the browser believes; the function takes the caller's id from the token. */
  user_id: technical(z.nullable(z.string().check(z.maxLength(64)))),

  /** Made by the form once per enquiry: a retry with the same id never makes a second one. */
  requestId: technical(z.uuid()),
  /** Trap field, invisible to people: a value marks the enquiry as suspicious. */
  website: shortText(500),
  /** When the form was opened, ISO 8601: a very fast enquiry is marked as suspicious. */
  startedAt: technical(point()),
  /** Typed names are rendered to an image by the form; both ways are equal. */
  signatureKind: technical(z.enum(['drawn', 'typed'])),
  attribution: technical(AttributionSchema),
  /** Versions of the texts the visitor saw (see consent-texts.ts). */
  consentTexts: technical(
    z.object({ privacy: shortText(80), newsletter: shortText(80), signature: shortText(80) }),
  ),
});

/** A validated enquiry. */
export type QuoteRequest = z.infer<typeof QuoteRequestSchema>;
export type QuoteField = keyof QuoteRequest;
export type QuoteFieldErrors = FieldErrors<QuoteRequest>;

/**
 * `respondBy`: end of the promised business day, ISO 8601. `reference`: as the
 * visitor reads it, e.g. 'A-2026-0042'. `price`: of the package, else the
 * estimate. `token`: of the page that shows the state of the enquiry,
 * /anfrage/<token>.
 */
export type QuoteAnswer =
  | {
      success: true;
      reference: string;
      respondBy: string;
      price: number;
      token?: string;
    }
  | {
      success: false;
      error: string;
      fieldErrors?: QuoteFieldErrors;
      /** The list that holds now; comes with 409, when the form showed another price. */
      prices?: PublishedPrices;
    };

export const parseQuoteRequest = (body: unknown) => parseForm(QuoteRequestSchema, body);
