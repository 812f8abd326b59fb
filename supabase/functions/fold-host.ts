/**
 * The address with its host as the network knows it: small letters, umlauts in
 * punycode. Every way to write a host is one mailbox; of the part before the @
 * only its server knows. A host that cannot be one stays as it is.
 */
export function foldHost(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const host = URL.parse(`http://${address.slice(at)}`)?.hostname;
  return host ? address.slice(0, at) + host : address;
}
