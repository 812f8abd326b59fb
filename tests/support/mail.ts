/** Quoted-printable and base64 parts as readable UTF-8. */
export function decodeMail(raw: string): string {
  const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');
  const words = raw
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=\s*/gi, (_, kind: string, body: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(body, 'base64').toString('utf8')
        : utf8(
            body
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/g, (__, hex: string) =>
                String.fromCharCode(parseInt(hex, 16)),
              ),
          ),
    );
  return words.replace(
    /(Content-Transfer-Encoding: (quoted-printable|base64)[\s\S]*?\r?\n\r?\n)([\s\S]*?)(?=\r?\n--|$)/gi,
    (_, head: string, encoding: string, body: string) =>
      head +
      (encoding.toLowerCase() === 'base64'
        ? Buffer.from(body, 'base64').toString('utf8')
        : utf8(
            body
              .replace(/=\r?\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (__, hex: string) =>
                String.fromCharCode(parseInt(hex, 16)),
              ),
          )),
  );
}

/** True if the mail is addressed to the recipient (a Reply-To is no address). */
export const isMailTo = (mail: string, recipient: string): boolean =>
  new RegExp(`^To: .*${recipient.replace(/[.+]/g, '\\$&')}`, 'im').test(mail);
