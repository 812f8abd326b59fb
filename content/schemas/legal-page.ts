import * as z from 'zod';
import { day, line, pageDescription, pageTitle } from './fields.ts';

export const LegalPageSchema = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  h1: line(),
  /** Day from which this text holds; printed as 'Stand'. */
  updated: day(),
});
