import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Notice } from '#app/private/notice.tsx';
import { translateAuthError } from './auth-errors.ts';

type Answer = { isRefusal: boolean; text: string };

const FIRST_HALF =
  'Erster Link bestätigt. Bitte öffnen Sie noch den Link in der E-Mail an die andere Adresse.';
const TAKEN =
  'Die neue Adresse gehört inzwischen zu einem anderen Konto. Ihre bisherige gilt weiter.';

/** What the link of a mail about a new address led back with, in query or fragment. */
function readAnswer(fields: URLSearchParams): Answer | null {
  const code = fields.get('error_code');
  if (code !== null || fields.has('error'))
    return {
      isRefusal: true,
      text: code === 'email_exists' ? TAKEN : translateAuthError({ code }),
    };
  return fields.has('message') ? { isRefusal: false, text: FIRST_HALF } : null;
}

const FIELDS = ['message', 'error', 'error_code', 'error_description'];

/** Says it once: the address of the page is then as before. */
export function EmailChangeNotice() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const found = readAnswer(query) ?? readAnswer(new URLSearchParams(hash.slice(1)));
    if (!found) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows no fragment
    setAnswer(found);
    for (const name of FIELDS) query.delete(name);
    void navigate({ pathname, search: query.toString() }, { replace: true });
  }, [pathname, search, hash, navigate]);
  if (!answer) return null;
  return (
    <Notice
      role={answer.isRefusal ? 'alert' : 'status'}
      tone={answer.isRefusal ? 'danger' : 'success'}
      className="mb-5"
    >
      {answer.text}
    </Notice>
  );
}
