/**
 * Public pages whose address is the key to what they show, as `/termin/<token>`: no cache keeps
 * them, nobody fetches them ahead, and statistics never learn the token.
 */
export const TOKEN_PAGES = ['termin', 'angebot', 'anfrage'] as const;
