import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * accept; refuse for now (451); take the connection and say nothing; end the
 * connection in the middle of a mail.
 */
export type SmtpMood = 'accept' | 'refuse' | 'silent' | 'drop';

export type SmtpServer = {
  url: string;
  /** Raw mails that were acknowledged, oldest first. */
  mails: string[];
  /** Connections that were turned away in some mood. */
  turnedAway: () => number;
  setMood: (mood: SmtpMood) => void;
  close: () => Promise<void>;
};

/** The little of SMTP that a client needs, with the faults of real servers. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let mood: SmtpMood = 'accept';
  let turnedAway = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    if (mood === 'silent') {
      turnedAway += 1;
      return;
    }
    say('220 test ready');
    let received = '';
    let inData = false;
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      for (;;) {
        if (inData) {
          if (mood === 'drop') {
            turnedAway += 1;
            return void socket.destroy();
          }
          const end = received.indexOf('\r\n.\r\n');
          if (end < 0) return;
          mails.push(received.slice(0, end));
          received = received.slice(end + 5);
          inData = false;
          say('250 taken');
          continue;
        }
        const end = received.indexOf('\r\n');
        if (end < 0) return;
        const command = received.slice(0, end).toUpperCase();
        received = received.slice(end + 2);
        if (command.startsWith('EHLO') || command.startsWith('HELO')) say('250 test');
        else if (command.startsWith('RCPT') && mood === 'refuse') {
          turnedAway += 1;
          say('451 4.7.1 try again later');
        } else if (command === 'DATA') {
          inData = true;
          say('354 go on');
        } else if (command === 'QUIT') {
          say('221 bye');
          socket.end();
        } else say('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    turnedAway: () => turnedAway,
    setMood(next) {
      mood = next;
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
