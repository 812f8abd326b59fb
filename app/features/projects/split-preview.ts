const ADDRESS = /(https?:\/\/\S*[^\s.,;:!?)])[.,;:!?)]*/;

/**
 * The first address in the description of a step is where its result can be
 * seen: it becomes a button, and leaves the text.
 */
export function splitPreview(description: string): { text: string; preview: string | undefined } {
  const [found, preview] = ADDRESS.exec(description) ?? [];
  if (!found || !preview || !URL.canParse(preview))
    return { text: description, preview: undefined };
  return { text: description.replace(found, '').trim(), preview };
}
