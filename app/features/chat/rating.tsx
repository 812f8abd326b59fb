import { Icon, type IconName } from '#app/ui/icon.tsx';
import { rate, type ChatMessage } from './conversation.ts';

export function Rating({ message }: { message: ChatMessage }) {
  return (
    <div className="-mt-1.5 -ml-2 flex flex-wrap items-center text-fine text-muted">
      <RatingButton message={message} value={1} icon="thumb-up" label="Hilfreich" />
      <RatingButton message={message} value={-1} icon="thumb-down" label="Das hilft mir nicht" />
    </div>
  );
}

type RatingButtonProps = { message: ChatMessage; value: 1 | -1; icon: IconName; label: string };

const RatingButton = ({ message, value, icon, label }: RatingButtonProps) => (
  <button
    type="button"
    aria-pressed={message.rating === value}
    onClick={() => void rate(message, value)}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
  >
    <Icon name={icon} size={16} />
    {label}
  </button>
);
