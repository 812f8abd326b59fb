import { readFileSync } from 'node:fs';
import { checkServerIdentity, type ConnectionOptions } from 'node:tls';
import postgres from 'postgres';

/**
 * What libpq, and the services that print its addresses, put behind the `?`. The driver would send
 * them to the server as settings, which refuses the connection.
 */
const OF_THE_CLIENT = [
  'channel_binding',
  'connection_limit',
  'gssdelegation',
  'gssencmode',
  'gsslib',
  'hostaddr',
  'keepalives',
  'keepalives_count',
  'keepalives_idle',
  'keepalives_interval',
  'krbsrvname',
  'load_balance_hosts',
  'passfile',
  'pgbouncer',
  'pool_timeout',
  'require_auth',
  'requirepeer',
  'sslcert',
  'sslcertmode',
  'sslcompression',
  'sslcrl',
  'sslcrldir',
  'sslkey',
  'sslpassword',
  'sslrootcert',
  'sslsni',
  'ssl_max_protocol_version',
  'ssl_min_protocol_version',
  'tcp_user_timeout',
] as const;

type Address = { url: string; ssl?: ConnectionOptions };

/**
 * An address as services print it, as the driver takes it. Certificates are read from the files it
 * names; as in libpq one for the server (`sslrootcert`) is checked, its name with
 * `sslmode=verify-full` alone. Throws where such a file cannot be read.
 */
export function readPostgresAddress(address: string): Address {
  const url = new URL(address);
  const given = url.searchParams;
  const mode = given.get('sslmode') ?? 'prefer';
  const usesSystem = given.get('sslrootcert') === 'system';
  const read = (name: string): string | undefined => {
    const path = given.get(name);
    return path === null || path === 'system' ? undefined : readCertificate(name, path);
  };
  const [ca, cert, key] = [read('sslrootcert'), read('sslcert'), read('sslkey')];
  for (const name of OF_THE_CLIENT) given.delete(name);
  if (usesSystem) given.set('sslmode', 'verify-full');
  if (mode === 'disable' || !(ca || cert)) return { url: url.href };
  const checksName = mode === 'verify-full' || usesSystem;
  return {
    url: url.href,
    ssl: {
      ca,
      cert,
      key,
      rejectUnauthorized: ca !== undefined || usesSystem || mode.startsWith('verify-'),
      // The driver names no IP address to Node, which would then look for 'localhost'.
      checkServerIdentity: (_, certificate) =>
        checksName ? checkServerIdentity(url.hostname, certificate) : undefined,
    },
  };
}

function readCertificate(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`${name}=${path} ist nicht lesbar / cannot be read (${code})`);
  }
}

/** The driver on such an address. */
export function openDriver(
  address: string,
  options: postgres.Options<Record<string, postgres.PostgresType>>,
): postgres.Sql {
  const { url, ...ssl } = readPostgresAddress(address);
  return postgres(url, { ...ssl, ...options }) as postgres.Sql;
}
