import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { issueSession } from '../../accounts/sessions.ts';
import { hashOpaque } from '../../credentials/one-time-codes.ts';
import { authError } from '../../errors.ts';
import { resolveExternalAccount } from '../../external/external-accounts.ts';
import {
  MESSAGE_LIFETIME_MS,
  parseSignedMessage,
  requireCurrentMessage,
} from '../../external/signed-message.ts';
import {
  ETHEREUM_ADDRESS,
  isEthereumSignature,
  isSolanaSignature,
  SOLANA_ADDRESS,
} from '../../external/wallets.ts';
import { isAllowedRedirect } from '../../redirect.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';

const Body = z.object({
  chain: OptionalText,
  message: z.string().max(20_480).nullish(),
  signature: z.string().max(4_096).catch(''),
});

/** Signs in with a message signed by a wallet. The account has no address until one is added. */
export const web3Grant: Endpoint = (auth) => {
  /** A signature counts once while its message is fresh. */
  const used = new RateLimiterMemory({ points: 1, duration: (2 * MESSAGE_LIFETIME_MS) / 1000 });
  return async (context) => {
    const body = await parseBody(context, Body);
    const chain = body.chain;
    if (chain !== 'ethereum' && chain !== 'solana')
      throw authError('validation_failed', 'Unsupported chain');
    if (!auth.settings.web3?.includes(chain)) throw authError('web3_provider_disabled');
    const text = body.message ?? '';
    if (text.length < 64) throw authError('validation_failed', 'message is too short');
    await auth.limits.signIn(context, 'web3');
    const isEthereum = chain === 'ethereum';
    const message = parseSignedMessage(
      text,
      isEthereum ? 'Ethereum' : 'Solana',
      isEthereum ? ETHEREUM_ADDRESS : SOLANA_ADDRESS,
    );
    const isSigned = (isEthereum ? isEthereumSignature : isSolanaSignature)(
      text,
      body.signature,
      message.address,
    );
    if (!isSigned)
      throw authError('validation_failed', 'Signature does not match address in message');
    const isAllowed = (url: string) =>
      isAllowedRedirect(auth.deps.publicUrl, auth.settings.redirectAllowList, url);
    requireCurrentMessage(message, isAllowed, auth.deps.now());
    await used.consume(hashOpaque(text)).catch(() => {
      throw authError('validation_failed', 'Signed message was used already');
    });
    const address = isEthereum ? message.address.toLowerCase() : message.address;
    const sub = `web3:${chain}:${address}`;
    const claims = {
      sub,
      address,
      chain,
      network: message.chainId,
      domain: message.domain,
      statement: message.statement,
    };
    const session = await inTransaction(auth, context, 'sign in by a wallet', async (work) => {
      const profile = { provider: 'web3', sub, email: null, emailVerified: false, claims };
      const user = await resolveExternalAccount(work, profile, { emailOptional: true });
      return issueSession(work, user.id, 'web3');
    });
    return Response.json(session);
  };
};
