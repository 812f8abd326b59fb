import type { Invitation, InvitationAnswer } from '#shared/account/invitation.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { storedBy, useRowChange } from '#app/private/use-row-change.ts';
import { USERS_KEY } from '#app/private/user.ts';

const LOST: InvitationAnswer = {
  success: false,
  error: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut.',
};

/** Sends an invitation, or an open one again; `failed: null` where a form says why not. */
export const useInvite = (failed: string | null) =>
  useRowChange<Invitation>({
    reads: [USERS_KEY],
    write: async (_, invitation) =>
      storedBy(await callFunction<InvitationAnswer>('users', invitation, LOST)),
    done: (_, { email }) => ({
      title: 'Einladung gesendet',
      description: `An ${email}, gültig eine Stunde.`,
    }),
    failed,
  });
