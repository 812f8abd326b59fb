/** How a text stands before it is taken away. */
export type TextStand = {
  hasDelivered: boolean;
  /** Visitors read what the agency has written. */
  isLive: boolean;
  /** Something is stored that visitors do not read. */
  hasDraft: boolean;
  /** It was published at some time. */
  hasVersions: boolean;
  /** Names of the texts that lead to it. */
  mentions: readonly string[];
};

/** What taking a text away is called, and what goes with it. */
export function wordRemoval(stand: TextStand) {
  const { hasDelivered, isLive, hasDraft, hasVersions, mentions } = stand;
  const lostDraft = hasDraft ? ['Ihr gespeicherter Entwurf geht verloren.'] : [];
  if (hasDelivered)
    return {
      verb: 'zurücksetzen',
      label: 'Auf mitgelieferten Text zurücksetzen',
      title: 'Auf mitgelieferten Text zurücksetzen?',
      explanation: [
        `Die Website zeigt ${isLive ? 'wieder' : 'weiter'} den mitgelieferten Text.`,
        ...lostDraft,
        ...(hasVersions ? ['Ihre veröffentlichten Fassungen bleiben in der Liste unten.'] : []),
      ].join(' '),
    };
  return {
    verb: 'löschen',
    label: 'Löschen',
    title: isLive ? 'Text löschen?' : 'Entwurf löschen?',
    explanation: [
      isLive ? 'Der Text verschwindet von der Website.' : 'Auf der Website steht er nicht.',
      ...(isLive && mentions.length > 0
        ? [`Verweise darauf stehen noch in ${nameSome(mentions)}. Sie führen dann ins Leere.`]
        : []),
      ...lostDraft,
      ...(hasVersions
        ? ['Veröffentlichte Fassungen bleiben: Der Text steht als gelöscht unter „Inhalte“.']
        : []),
    ].join(' '),
  };
}

const MOST = 5;

function nameSome(names: readonly string[]): string {
  const rest = names.length - MOST;
  const more = rest === 1 ? ' und einem weiteren Text' : ` und ${rest} weiteren Texten`;
  const named = names.slice(0, MOST).map((name) => `„${name}“`);
  return named.join(', ') + (rest > 0 ? more : '');
}
