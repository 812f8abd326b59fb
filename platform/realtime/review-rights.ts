import { isUnavailable } from '../db/database.ts';
import type { Channel } from './channel.ts';
import { createNetwork } from './networks.ts';
import type { Realtime } from './service.ts';

/**
 * Reads the rights of the private channels again, one after the other: what a
 * policy allowed at the join may have been taken since. Whoever may receive
 * nothing any more is told so, and his channel ends.
 */
export async function reviewRights({ hub, rights, log }: Realtime): Promise<void> {
  const house = createNetwork();
  const joined = [...hub.all()].filter(({ isPrivate }) => isPrivate);
  const groups = Map.groupBy(joined, ({ token, name }) => `${token}\0${name}`);
  for (const channels of groups.values()) {
    const { claims, token, name } = channels[0]!;
    const isStill = (channel: Channel): boolean => hub.has(channel) && channel.token === token;
    if (!channels.some(isStill)) continue;
    try {
      const now = await rights.read(house, { claims, token }, name);
      const mayStay = now.receiveBroadcast || now.receivePresence;
      for (const channel of channels.filter(isStill)) {
        if (mayStay) channel.rights = now;
        else channel.shutDown(`Unauthorized: The right to read from ${name} has ended`);
      }
    } catch (err) {
      log.warn({ err }, 'policies on realtime.messages failed');
      // A database that is away takes no rights; a policy that fails gives none.
      if (isUnavailable(err)) return;
      for (const channel of channels.filter(isStill)) channel.shutDown('Unauthorized');
    }
  }
}
