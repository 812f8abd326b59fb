/** What `npm run portal-pictures` takes of the customer portal of the demo, in both schemes. */
export const PORTAL_SHOTS = {
  wide: { width: 1280, height: 800, widths: [640, 1280] },
  phone: { width: 390, height: 844, widths: [240, 480] },
} as const;
export type PortalShot = keyof typeof PORTAL_SHOTS;
export type Scheme = 'light' | 'dark';

export const portalPicturePath = (shot: PortalShot, scheme: Scheme, width: number): string =>
  `/ansichten/portal-${shot}-${scheme}-${width}.avif`;
