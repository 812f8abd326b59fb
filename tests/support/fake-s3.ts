import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';

const LIST_PAGE = 2;

/**
 * An S3-compatible service in memory, for tests: PUT, copy, ranged GET, DELETE,
 * lists in pages of two, where everything has just been written, and a check of every signature.
 */
export async function startFakeS3(credentials: {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}) {
  const objects = new Map<string, Buffer>();

  async function isSigned(request: IncomingMessage, url: string): Promise<boolean> {
    const authorization = request.headers.authorization ?? '';
    const signedNames = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
    const headers = Object.fromEntries(
      signedNames
        .filter((name) => name !== 'host')
        .map((name) => [name, String(request.headers[name] ?? '')]),
    );
    const signer = new AwsV4Signer({
      ...credentials,
      service: 's3',
      method: request.method ?? 'GET',
      url,
      headers,
      allHeaders: true,
      datetime: String(request.headers['x-amz-date']),
    });
    return (await signer.sign()).headers.get('authorization') === authorization;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '';
      if (!(await isSigned(request, `http://${request.headers.host}${path}`)))
        return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
      const source = request.headers['x-amz-copy-source'];
      if (request.method === 'PUT')
        objects.set(
          path,
          typeof source === 'string' ? objects.get(source)! : Buffer.concat(chunks),
        );
      if (request.method === 'DELETE') objects.delete(path);
      if (typeof source === 'string') return response.writeHead(200).end('<CopyObjectResult/>');
      if (request.method !== 'GET')
        return response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
      const search = new URL(path, 'http://s3').searchParams;
      if (search.has('list-type')) {
        const bucket = `${path.split('?')[0]}/`;
        const after = search.get('continuation-token') ?? '';
        const keys = [...objects.keys()]
          .filter((key) => key.startsWith(bucket))
          .map((key) => key.slice(bucket.length))
          .filter((key) => decodeURIComponent(key).startsWith(search.get('prefix') ?? ''))
          .toSorted()
          .filter((key) => key > after);
        const changed = `<LastModified>${new Date().toISOString()}</LastModified>`;
        const page = keys
          .slice(0, LIST_PAGE)
          .map((key) => `<Contents><Key>${key}</Key>${changed}</Contents>`);
        const next = keys.length > LIST_PAGE ? keys[LIST_PAGE - 1] : undefined;
        const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
        return response
          .writeHead(200)
          .end(`<ListBucketResult>${page.join('')}${token}</ListBucketResult>`);
      }
      const body = objects.get(path);
      if (!body) return response.writeHead(404).end('<Code>NoSuchKey</Code>');
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      return response
        .writeHead(range ? 206 : 200)
        .end(range ? body.subarray(Number(range[1]), Number(range[2]) + 1) : body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
