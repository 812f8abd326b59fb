import { ButtonLink } from '#app/ui/button.tsx';

/** Place of the buttons that depend on the session. Cached pages always carry this anonymous version. */
export function SessionSlot({ placement }: { placement: 'bar' | 'menu' }) {
  return (
    <ButtonLink to="/login" variant="secondary" size="small" full={placement === 'menu'}>
      Anmelden
    </ButtonLink>
  );
}
