/** An address that says nothing but where: no path, query, fragment or user. */
export const isPlainOrigin = ({ pathname, search, hash, username, password }: URL): boolean =>
  pathname === '/' && !search && !hash && !username && !password;
