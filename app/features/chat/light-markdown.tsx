import { Fragment, type ReactNode } from 'react';
import { TextLink } from '#app/ui/link.tsx';

// The little Markdown that answers use, as React elements: text stays text, so
// that no markup of a reply is ever executed (CHAT-21).

const INLINE = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g;

/**
 * Paragraphs, lists with '- ', bold, and links to pages of this site; any other
 * link is shown as its text.
 */
export function LightMarkdown({ text, onNavigate }: { text: string; onNavigate: () => void }) {
  const blocks = text.split(/\n{2,}/).map((block) => block.split('\n'));
  return blocks.map((lines, index) =>
    lines.every((line) => line.startsWith('- ')) ? (
      <ul key={index} className="grid gap-1 pl-4">
        {lines.map((line, position) => (
          <li key={position} className="list-disc marker:text-line-strong">
            {renderInline(line.slice(2), onNavigate)}
          </li>
        ))}
      </ul>
    ) : (
      <p key={index} className="whitespace-pre-line">
        {renderInline(lines.join('\n'), onNavigate)}
      </p>
    ),
  );
}

function renderInline(text: string, onNavigate: () => void): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    parts.push(text.slice(end, match.index));
    const [whole, bold, label, target = ''] = match;
    if (bold) parts.push(<strong key={match.index}>{bold}</strong>);
    else if (isOwnPath(target)) {
      parts.push(
        <TextLink key={match.index} to={target} onClick={onNavigate}>
          {label}
        </TextLink>,
      );
    } else parts.push(<Fragment key={match.index}>{label}</Fragment>);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/** A path of this site; '//host' and '/\host' would lead away from it. */
const isOwnPath = (target: string): boolean => /^\/(?![/\\])/.test(target);
