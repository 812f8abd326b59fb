import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { VARIABLES } from '../config.ts';

const read = (path: string): Promise<string> =>
  readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

const ComposeSchema = z.object({
  services: z.object({
    site: z.object({
      read_only: z.literal(true),
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()),
    }),
  }),
});

it('the compose file and the unit set only what the product reads', async () => {
  const { site } = ComposeSchema.parse(parse(await read('compose.yaml'))).services;
  const unit = [...(await read('deploy/maasbogen.service')).matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line]) => line!.split(' '))
    .map((pair) => pair.split('=')[0]!);
  expect([...VARIABLES]).toEqual(
    expect.arrayContaining([...Object.keys(site.environment), ...unit]),
  );
  expect(site.environment['TRUST_PROXY']).toBe('1');
  expect(site.volumes.map((volume) => volume.split(':')[1])).toEqual([
    site.environment['DATA_DIR'],
    site.environment['BACKUP_DIR'],
  ]);
});

it('npm start, the image and the unit begin with the same settings of memory', async () => {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(await read('package.json')));
  const starts = [scripts.start, await read('Dockerfile'), await read('deploy/maasbogen.service')];
  for (const start of starts) {
    expect(start).toMatch(/server\/start\.sh/);
    expect(start).not.toMatch(/server\/index\.ts|GLIBC|semi-space/);
  }
});

it('the unit lets the process for pictures lower its own priority', async () => {
  const filters = [
    ...(await read('deploy/maasbogen.service')).matchAll(/^SystemCallFilter=(.*)$/gm),
  ].map(([, names]) => names);
  // A later line counts; without it systemd kills the process with SIGSYS.
  expect(filters.at(-1)).toBe('setpriority');
});

it('the proxy samples carry WebSockets, 50 MB bodies and the visitor’s own address', async () => {
  const nginx = await read('deploy/nginx.conf');
  expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1])).toBeGreaterThan(50);
  expect(nginx).toContain('proxy_set_header Upgrade $http_upgrade;');
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  expect(nginx).toContain('return 308 https://$server_name$request_uri;');
  expect(nginx).toContain('location /.well-known/acme-challenge/ {');
  // Node's own five seconds: whoever closes first meets no request.
  expect(Number(/keepalive_timeout (\d+)s;/.exec(nginx)?.[1])).toBeLessThan(5);
  expect(nginx).toContain('gzip_types application/json;');
  const caddy = await read('deploy/Caddyfile');
  // MB is a million bytes to Caddy: 52 of them refuse the last files below the portal's 50 MB.
  expect(Number(/max_size (\d+)MiB/.exec(caddy)?.[1])).toBeGreaterThan(50);
  expect(Number(/keepalive (\d+)s/.exec(caddy)?.[1])).toBeLessThan(5);
  expect(caddy).toContain('header_up X-Forwarded-For {remote_host}');
  expect(caddy).toMatch(/encode gzip \{\s+match header Content-Type application\/json\*/);
});

it('the proxy samples lead the second name to the first', async () => {
  const nginx = await read('deploy/nginx.conf');
  expect(nginx).toContain('server_name www.example.org example.org;');
  expect(nginx).toMatch(
    /server_name example\.org;[^}]*return 308 https:\/\/www\.example\.org\$request_uri;/,
  );
  expect(await read('deploy/Caddyfile')).toMatch(
    /^\{\$SITE_ALIAS:http:.*\{\s+redir https:\/\/\{\$SITE_HOST\}\{uri\} 308/m,
  );
  const { services } = z
    .object({
      services: z.object({ caddy: z.object({ environment: z.record(z.string(), z.string()) }) }),
    })
    .parse(parse(await read('compose.yaml')));
  // Caddy takes its default where a name is not set at all, not where it is empty.
  expect(services.caddy.environment['SITE_ALIAS']).toBe('${SITE_ALIAS:-http://alias.invalid}');
});

it('no log of the packaging keeps addresses of visitors, or anything longer than seven days', async () => {
  const nginx = await read('deploy/nginx.conf');
  // Outside of the servers, so that it holds for each, and overruled by none.
  expect(nginx.match(/^ *access_log .*$/gm)).toEqual(['access_log off;']);
  expect(nginx.match(/error_log \S+ emerg;/g)).toHaveLength(nginx.match(/^server \{/gm)!.length);
  expect(await read('deploy/Caddyfile')).toContain('exclude http.log.error');

  const LoggingSchema = z.object({
    services: z.record(z.string(), z.object({ logging: z.object({ driver: z.string() }) })),
  });
  const driversOf = async (path: string) => {
    const { services } = LoggingSchema.parse(parse(await read(path), { merge: true }));
    return Object.entries(services).map(([name, { logging }]) => [name, logging.driver]);
  };
  const bounded = await driversOf('compose.yaml');
  expect(new Set(bounded.map(([, driver]) => driver))).toEqual(new Set(['local']));
  expect(await driversOf('deploy/compose-journald.yaml')).toEqual(
    bounded.map(([name]) => [name, 'journald']),
  );

  expect(await read('deploy/maasbogen.service')).toMatch(/^LogNamespace=maasbogen$/m);
  const days = [...(await read('deploy/journald.conf')).matchAll(/^Max\w+Sec=(\d+)day$/gm)];
  expect(days.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(7);
});
