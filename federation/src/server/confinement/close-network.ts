import { Server, Socket } from 'node:net';

const refuse = (): never => {
  throw new Error('Published code reaches no network.');
};

/**
 * Disables the network of this process: every client and every server of Node.js connects or listens with these two
 * methods. Versions of Node.js whose permission model covers the network refuse it by themselves as well.
 */
export function closeNetwork(): void {
  for (const [prototype, name] of [
    [Socket.prototype, 'connect'],
    [Server.prototype, 'listen'],
  ] as const)
    Object.defineProperty(prototype, name, { value: refuse, writable: false, configurable: false });
}
