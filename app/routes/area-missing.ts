/**
 * An address of an area that leads nowhere. Signed in or not is decided before,
 * by the area itself.
 */
export const loader = (): never => {
  throw new Response(null, { status: 404 });
};

export default function AreaMissing() {
  return null;
}
