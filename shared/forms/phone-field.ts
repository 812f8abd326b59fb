import * as z from 'zod/mini';
import { optionalLine, requiredLine } from './form-fields.ts';
import { MISSING, PHONE_INVALID } from './form-messages.ts';
import { isPhoneNumber } from './phone-number.ts';

// Apart from the other fields, so that forms without a number need no plans of numbers.

export const PHONE_MAX_LENGTH = 50;

const mayBeOne = z.refine<string>((value) => value === '' || isPhoneNumber(value), PHONE_INVALID);

export const requiredPhone = () => requiredLine(PHONE_MAX_LENGTH, MISSING.phone).check(mayBeOne);
export const optionalPhone = () => z._default(optionalLine(PHONE_MAX_LENGTH).check(mayBeOne), '');
