import { Icon } from '../icon.tsx';

/** What is wrong with one field; refer to it by `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p
      id={id}
      className="flex items-start gap-1.5 text-small font-medium wrap-anywhere text-danger"
    >
      <Icon name="warning" size={16} className="mt-0.5" />
      {message}
    </p>
  );
}
