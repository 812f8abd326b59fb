/** What a customer keeps about himself; a customer who has saved nothing has no row yet. */
export type Details = {
  phone: string;
  company: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  vat_id: string;
  mail_on_message: boolean;
  deletion_requested_at: string | null;
};
export const DETAILS_KEY = ['customer-details'];
export const DETAILS_COLUMNS = 'phone,company,street,postcode,city,country,vat_id,mail_on_message,deletion_requested_at';
export const NO_DETAILS: Details = {
  phone: '',
  company: '',
  street: '',
  postcode: '',
  city: '',
  country: 'DE',
  vat_id: '',
  mail_on_message: true,
  deletion_requested_at: null,
};
