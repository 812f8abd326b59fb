import type { RouterContextProvider } from 'react-router';
import { serverContext } from './contexts.ts';

/** Whether a mail server is set: without one, and in a demo, mails are only kept. */
export function sendsMails(context: Readonly<RouterContextProvider>): boolean {
  const { source } = context.get(serverContext).server.read().mail;
  return source === 'environment' || source === 'stored';
}
