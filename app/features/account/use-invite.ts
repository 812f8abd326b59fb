import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Invitation, InvitationAnswer } from '#shared/account/invitation.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { USERS_KEY } from '#app/private/user.ts';

const LOST: InvitationAnswer = {
  success: false,
  error: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut.',
};

/**
 * Sends an invitation, or an open one again. The mutation fails with the
 * sentence that says why.
 */
export function useInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (invitation: Invitation) => {
      const answer = await callFunction<InvitationAnswer>('users', invitation, LOST);
      if (!answer.success) throw new Error(answer.error);
    },
    onSuccess: (_, { email }) =>
      void showToast({
        title: 'Einladung gesendet',
        description: `An ${email}, gültig eine Stunde.`,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: USERS_KEY }),
  });
}
