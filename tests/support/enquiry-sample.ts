import type { Enquiry } from '#documents/enquiry.ts';

/** As it is drawn for the agency. */
export const ENQUIRY_SAMPLE: Enquiry = {
  reference: 'MD-2026-7K4QXW',
  created_at: '2026-11-22T08:19:00Z',
  respond_by: '2026-11-24T07:19:00Z',
  project_type: 'shop',
  package: '',
  package_price: null,
  industry: 'Handel & E-Commerce',
  urgency: 'planning',
  name: 'Łukasz Öztürk',
  company: 'Öztürk & Söhne Łukasz Öztürk Aachen',
  email: 'l.oeztuerk@firma.example',
  phone: '+49 241 000000',
  location: 'Aachen',
  additional_services: ['seo', 'training'],
  message: 'Etwa 300 Artikel.\nVersand nach Belgien.',
  signature_kind: 'typed',
  prices: null,
  estimated_price: 2520,
  quote_files: [{ name: 'Sortiment.pdf', size_bytes: 1536 }],
};
