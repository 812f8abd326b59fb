import type { PlatformError } from '../core/error.ts';

/** Renders an error of this surface, the gateway's included. */
export function renderRestError(error: PlatformError): Response {
  const known = renameGatewayError(error);
  const headers = new Headers({
    ...error.headers,
    'content-type': 'application/json; charset=utf-8',
    'proxy-status': `PostgREST; error=${known.code.replace(/[^\w-]/gu, '')}`,
  });
  if (error.status === 401 && !headers.has('www-authenticate'))
    headers.set('www-authenticate', describeChallenge(known));
  const body = {
    code: known.code,
    details: error.details,
    hint: error.hint,
    message: known.message,
  };
  return new Response(JSON.stringify(body), { status: error.status, headers });
}

/** A token that does not hold is told apart from one that is missing. */
const describeChallenge = ({ code, message }: { code: string; message: string }): string =>
  /^PGRST30[13]$/.test(code)
    ? `Bearer error="invalid_token", error_description="${message}"`
    : 'Bearer';

/** The gateway's codes are the platform's; this surface speaks PostgREST's. */
function renameGatewayError({ code, message, extra }: PlatformError): {
  code: string;
  message: string;
} {
  if (code === 'bad_jwt') return { code: extra['claims'] ? 'PGRST303' : 'PGRST301', message };
  if (code === 'role_refused') return { code: '42501', message };
  if (code === 'not_found')
    return { code: 'PGRST125', message: 'Invalid path specified in request URL' };
  return { code, message };
}
