export const SITE_NAME = 'Maasbogen Digital';
