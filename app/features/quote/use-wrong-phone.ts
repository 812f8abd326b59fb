import { useEffect, useState } from 'react';

/**
 * Whether the number cannot be one. False while it is not asked, and where the
 * plans of numbers do not arrive: the server checks too.
 */
export function useWrongPhone(phone: string, isAsked: boolean): boolean {
  const [wrong, setWrong] = useState('');
  const value = phone.trim();
  useEffect(() => {
    if (!isAsked || value === '') return;
    let isCurrent = true;
    void import('#shared/forms/phone-number.ts').then(
      ({ isPhoneNumber }) => isCurrent && setWrong(isPhoneNumber(value) ? '' : value),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [value, isAsked]);
  return isAsked && value !== '' && wrong === value;
}
