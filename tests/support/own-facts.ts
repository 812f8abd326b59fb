/** The facts that documents carry, as an agency fills them in: none is a sample (COMPANY_*). */
export const OWN_FACTS = {
  COMPANY_OWNER: 'Greta Beispiel',
  COMPANY_STREET: 'Kapellerlaan 1',
  COMPANY_POSTAL_CODE: '6041 AA',
  COMPANY_KVK: '87654321',
  COMPANY_VAT_ID: 'NL000099998B57',
  COMPANY_IBAN: 'NL91 ABNA 0417 1643 00',
  COMPANY_BIC: 'ABNANL2A',
  COMPANY_BANK_NAME: 'ABN AMRO',
};
