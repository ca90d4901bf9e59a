import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { errorSummary } from '../errors/loggable';
import type { Services } from '../services';
import { commandSchema, socketPath, type Answer } from './protocol';
import { runCommand } from './run-command';

const MAX_LINE_LENGTH = 10_000;

async function serve(services: Services, socket: Socket): Promise<void> {
  const answer = (what: Answer) => void socket.write(`${JSON.stringify(what)}\n`);
  try {
    const lines = createInterface({ input: socket });
    for await (const line of lines) {
      if (line.length > MAX_LINE_LENGTH) throw new Error('The command is too long');
      const command = commandSchema.parse(JSON.parse(line));
      await runCommand(services, command, (text) => answer({ say: text }));
      answer({ done: true });
      break;
    }
  } catch (error) {
    answer({ failed: errorSummary(error) });
  } finally {
    socket.end();
  }
}

/**
 * Listens for commands on a socket that only the owner of the site's folder can open.
 * @returns stops listening
 */
export async function listenForCommands(services: Services): Promise<() => Promise<void>> {
  const place = socketPath(services.config.siteDir);
  // This process has the lock of the folder, so an existing socket is left from a dead process.
  await rm(place, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void serve(services, socket);
  });
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(place, resolve);
    });
  } finally {
    process.umask(before);
  }
  await chmod(place, 0o600);
  server.unref();
  return async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await rm(place, { force: true });
  };
}
