import { createServer } from 'node:net';
import { freePort } from '../site/ports';

/** A mail server that takes everything and keeps nothing. */
export interface MailServer {
  readonly url: string;
  /** How many mails it has taken. */
  readonly taken: () => number;
  stop(): Promise<void>;
}

const ANSWERS: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

/** Starts it on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  let taken = 0;
  const server = createServer((socket) => {
    let [isMail, rest] = [false, ''];
    socket.on('error', () => undefined);
    socket.write('220 mail\r\n');
    socket.on('data', (text) => {
      const lines = (rest + text.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isMail && line !== '.') continue;
        if (isMail) taken += 1;
        const verb = line.split(' ', 1)[0]?.toUpperCase() ?? '';
        socket.write(`${isMail ? '250 taken' : (ANSWERS[verb] ?? '250 fine')}\r\n`);
        isMail = !isMail && verb === 'DATA';
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
