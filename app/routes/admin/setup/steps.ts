/** The way of a new owner, one page of the admin area a step; each saves by itself. */
export const SETUP_STEPS = [
  { slug: 'zweiter-faktor', label: 'Zweiter Faktor' },
  { slug: 'firma', label: 'Firmendaten' },
  { slug: 'marke', label: 'Marke' },
  { slug: 'zeiten', label: 'Zeiten' },
  { slug: 'mail', label: 'Mailserver' },
  { slug: 'adresse', label: 'Adresse' },
  { slug: 'fertig', label: 'Ansehen' },
] as const;

export const pathOfStep = (slug: string): string => `/admin/einrichten/${slug}`;
