/**
 * Whether it is the address of the machine itself, which everybody has behind a
 * proxy that is not trusted: nobody is counted by it.
 */
export const isLoopback = (address: string): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(address);
