import { WayDesk } from './way-desk.tsx';
import type { Route } from './+types/messages.ts';

export default function AdminMessages({ params: { id } }: Route.ComponentProps) {
  return <WayDesk kind="kontakt" id={id} />;
}
