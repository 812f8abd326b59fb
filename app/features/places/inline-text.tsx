import { ExternalLink, TextLink } from '#app/ui/link.tsx';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Text of a place page: plain words with `[label](address)` links. */
export function InlineText({ text }: { text: string }) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', href = ''] = match;
    parts.push(text.slice(from, match.index));
    parts.push(
      href.startsWith('/') ? (
        <TextLink key={match.index} to={href}>
          {label}
        </TextLink>
      ) : (
        <ExternalLink key={match.index} href={href}>
          {label}
        </ExternalLink>
      ),
    );
    from = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
