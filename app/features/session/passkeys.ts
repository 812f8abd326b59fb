/** Passkeys need a secure context and a host name: browsers refuse them on plain addresses such as 127.0.0.1. */
export const supportsPasskeys = (): boolean =>
  typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
