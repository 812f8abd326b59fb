import {
  ADDITIONAL_SERVICES,
  FINANCING,
  PACKAGES,
  PROJECT_TYPES,
  type AdditionalServiceId,
  type PackageId,
  type ProjectTypeId,
} from '#shared/business.ts';
import { formatPrice } from '#shared/format.ts';
import type { Language } from './language.ts';

// Every amount of the chat passes through here or through the price function.

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-IE', nl: 'nl-NL' };

/** Amount in the spelling of the answer's language. */
export function formatAmount(amount: number, language: Language): string {
  if (language === 'de') return formatPrice(amount);
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' }).format(amount);
}

export function getPackage(id: PackageId) {
  const found = PACKAGES.find((entry) => entry.id === id);
  if (!found) throw new Error(`Unknown package ${id}`);
  return found;
}

export function getProject(id: ProjectTypeId) {
  const found = PROJECT_TYPES.find((entry) => entry.id === id);
  if (!found) throw new Error(`Unknown project type ${id}`);
  return found;
}

export function getService(id: AdditionalServiceId) {
  const found = ADDITIONAL_SERVICES.find((entry) => entry.id === id);
  if (!found) throw new Error(`Unknown additional service ${id}`);
  return found;
}

export type PaymentPlan = {
  downPayment: number;
  /** Number of instalments → amount of one. */ instalments: readonly { count: number; amount: number }[];
};

/** Down payment and the smallest and largest number of instalments for a price in euros, in whole cents. */
export function buildPaymentPlan(price: number): PaymentPlan {
  const downPayment = Math.round(price * FINANCING.downPaymentShare * 100) / 100;
  const instalment = (count: number) => ({ count, amount: Math.round(((price - downPayment) / count) * 100) / 100 });
  return { downPayment, instalments: [instalment(FINANCING.minInstalments), instalment(FINANCING.maxInstalments)] };
}
