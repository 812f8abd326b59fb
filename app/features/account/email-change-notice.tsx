import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Notice } from '#app/private/notice.tsx';
import { readEmailChange, type EmailChangeAnswer } from './email-change-answer.ts';

const FIELDS = ['message', 'error', 'error_code', 'error_description'];

/** Says it once: the address of the page is then as before. */
export function EmailChangeNotice() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<EmailChangeAnswer | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const found = readEmailChange(query) ?? readEmailChange(new URLSearchParams(hash.slice(1)));
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
