import * as z from 'zod/mini';
import { CompanySchema, type Company } from './company.ts';

/**
 * The company facts that stand on a document. They are frozen with it: a later
 * change of address does not touch what was sent.
 */
export const SellerSchema = z.pick(CompanySchema, {
  name: true,
  owner: true,
  legalForm: true,
  street: true,
  postalCode: true,
  city: true,
  country: true,
  kvk: true,
  vatId: true,
  bank: true,
  phone: true,
  email: true,
});
export type Seller = z.infer<typeof SellerSchema>;

export const pickSeller = (company: Company): Seller => SellerSchema.parse(company);
