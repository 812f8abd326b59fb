import { useLocation, useNavigate } from 'react-router';
import { ChipLine } from '#app/private/chip-line.tsx';

const LEARNING = '/admin/chat/lernen';

/** Between the talks that await an answer and what the assistant can learn from all of them. */
export function ChatViews() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <ChipLine
      label="Darstellung"
      chips={[
        ['/admin/chat', 'Gespräche'],
        [LEARNING, 'Lernen'],
      ]}
      chosen={pathname === LEARNING ? LEARNING : '/admin/chat'}
      onChoose={(to) => void navigate(to)}
      scrolls={false}
    />
  );
}
