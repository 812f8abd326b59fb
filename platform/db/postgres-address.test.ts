import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPostgresAddress } from './postgres-address.ts';

const BASE = 'postgres://maas:geheim@db.example:5432/agentur';
let folder: string;
let root: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'address-'));
  root = join(folder, 'root.crt');
  await writeFile(root, 'certificate');
});
afterAll(() => rm(folder, { recursive: true }));

it('leaves what the driver and the server know, and takes the rest away', () => {
  expect(readPostgresAddress(`${BASE}?sslmode=require&channel_binding=require`)).toEqual({
    url: `${BASE}?sslmode=require`,
  });
  expect(readPostgresAddress(`${BASE}?application_name=agentur`)).toEqual({
    url: `${BASE}?application_name=agentur`,
  });
  expect(readPostgresAddress(`${BASE}?sslrootcert=system`)).toEqual({
    url: `${BASE}?sslmode=verify-full`,
  });
});

it('checks the server by the certificate that the address names, its name where that is asked', () => {
  const whole = readPostgresAddress(
    `postgres://maas@192.0.2.1/agentur?sslmode=verify-full&sslrootcert=${root}`,
  );
  expect(whole.ssl).toMatchObject({ ca: 'certificate', rejectUnauthorized: true });
  const names = (subjectaltname: string) =>
    whole.ssl?.checkServerIdentity?.('localhost', { subjectaltname, subject: {} } as never);
  expect(names('DNS:localhost')).toBeInstanceOf(Error);
  expect(names('IP Address:192.0.2.1')).toBeUndefined();
  const { ssl } = readPostgresAddress(`${BASE}?sslmode=verify-ca&sslrootcert=${root}`);
  expect(ssl?.checkServerIdentity?.('other', {} as never)).toBeUndefined();
  expect(ssl).toMatchObject({ ca: 'certificate', rejectUnauthorized: true });
  const off = readPostgresAddress(`${BASE}?sslmode=disable&sslrootcert=${root}`);
  expect(off).toEqual({ url: `${BASE}?sslmode=disable` });
});

it('names a certificate that cannot be read, and no password', () => {
  const read = () => readPostgresAddress(`${BASE}?sslrootcert=/nirgends.crt`);
  expect(read).toThrow('sslrootcert=/nirgends.crt ist nicht lesbar / cannot be read (ENOENT)');
  expect(read).not.toThrow('geheim');
});
