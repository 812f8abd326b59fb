/**
 * What a customer keeps about himself; one who has saved nothing has no row
 * yet, and no `updated_at`.
 */
export type Details = {
  name: string;
  phone: string;
  company: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  vat_id: string;
  mail_on_message: boolean;
  deletion_requested_at: string | null;
  updated_at: string;
};
export const DETAILS_KEY = ['customer-details'];
export const DETAILS_COLUMNS =
  'phone,company,street,postcode,city,country,vat_id,mail_on_message,deletion_requested_at,updated_at';
export const NO_DETAILS: Omit<Details, 'name'> = {
  phone: '',
  company: '',
  street: '',
  postcode: '',
  city: '',
  country: 'DE',
  vat_id: '',
  mail_on_message: true,
  deletion_requested_at: null,
  updated_at: '',
};
