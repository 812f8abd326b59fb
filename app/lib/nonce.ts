import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The nonce of the response on the server, nothing in the browser (browsers
 * hide it from scripts).
 */
export const useNonce = (): string | undefined => useContext(NonceContext);
