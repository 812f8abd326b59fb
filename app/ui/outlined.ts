import type { CSSProperties } from 'react';

/** What stands out by its ground in the light has a line of the accent around it at night. */
export const OUTLINED_AT_NIGHT: CSSProperties = {
  outline: '1px solid light-dark(transparent, var(--accent))',
};
