import { createConnection, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { answerSchema, socketPath, type Command } from './protocol';

/** The running site refused a command, or failed to carry it out. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

function connect(place: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(place);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

/**
 * Sends a command to the running site and waits until it is carried out.
 * @returns false when no site runs on this folder
 * @throws {CommandFailed} with the site's message
 */
export async function sendCommand(siteDir: string, command: Command, say: (line: string) => void): Promise<boolean> {
  const socket = await connect(socketPath(siteDir));
  if (!socket) return false;
  try {
    socket.write(`${JSON.stringify(command)}\n`);
    for await (const line of createInterface({ input: socket })) {
      const answer = answerSchema.parse(JSON.parse(line));
      if ('say' in answer) say(answer.say);
      else if ('failed' in answer) throw new CommandFailed(answer.failed);
      else return true;
    }
    throw new CommandFailed('The site ended before the command was carried out. Run it again.');
  } finally {
    socket.destroy();
  }
}
