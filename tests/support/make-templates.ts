import { findTemplates } from './templates.ts';

/** Before all files, so that the workers do not each make them. */
export default async function setup(): Promise<void> {
  await findTemplates();
}
