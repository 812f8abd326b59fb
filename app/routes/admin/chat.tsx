import { ChatViews } from './chat-views.tsx';
import { WayDesk } from './way-desk.tsx';
import type { Route } from './+types/chat.ts';

export default function AdminChat({ params: { key } }: Route.ComponentProps) {
  return <WayDesk kind="chat" id={key} tools={<ChatViews />} />;
}
