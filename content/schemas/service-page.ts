import * as z from 'zod';
import {
  ADDITIONAL_SERVICES,
  PROJECT_TYPES,
  SERVICES,
  URGENCIES,
} from '#shared/agency/business.ts';
import { day, line, pageDescription, pageTitle, question, source } from './fields.ts';

/** A worked example: the page prints the sum of the price function, never a typed number. */
const PriceExampleSchema = z.strictObject({
  /** Who orders what, e.g. 'Malerbetrieb mit sechs Leuten, neue Website'. */
  title: line(),
  projectType: z.enum(PROJECT_TYPES.map((type) => type.id)),
  urgency: z.enum(URGENCIES.map((option) => option.value)),
  additionalServices: z.array(z.enum(ADDITIONAL_SERVICES.map((service) => service.id))),
  /** Instalments of the financing plan shown beneath the sum. */
  instalments: z.int().min(3).max(6),
  /** What the sum does not contain. */
  note: line(),
});

export const ServicePageSchema = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  h1: line(),
  /** Opening paragraph beneath the h1. */
  lead: line(),
  /** Slug in SERVICES: decides price, name and local pages linked. */
  service: z.enum(SERVICES.map((service) => service.slug)),
  /** Words that owners use for the service: the search finds them. */
  synonyms: z.array(line()).min(1),
  /** What the customer holds in hands at the end. */
  deliverables: z.array(z.strictObject({ name: line(), detail: line() })).min(4),
  /** Steps in order, with time and what the customer must do. */
  process: z
    .array(z.strictObject({ step: line(), duration: line(), work: line(), duties: line() }))
    .min(4),
  example: PriceExampleSchema,
  /** What a buyer doubts, in that order; every other question lives in the help centre. */
  faq: z.array(question()).length(6),
  sources: z.array(source()).min(1),
  reviewed: day(),
});
