import { createServer, type Socket } from 'node:net';
import { freePort } from '../site/ports';

/** A mail server that accepts every email and discards it. */
export interface MailServer {
  readonly url: string;
  /** The number of accepted emails. */
  readonly taken: () => number;
  /** Stops it like a power cut, until it is started again. */
  stop(): Promise<void>;
  startAgain(): Promise<void>;
}

const ANSWERS: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

/** Starts it on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  let taken = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
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
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
    startAgain: listen,
  };
}
