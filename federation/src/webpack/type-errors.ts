import { execFile, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Compiler, MultiCompiler } from 'webpack';
import type Server from 'webpack-dev-server';

const isSingle = (compiler: Compiler | MultiCompiler): compiler is Compiler => !('compilers' in compiler);

/** The compiler's lines that name an error, without what follows them. */
const errorsIn = (said: string): string[] => said.split('\n').filter((line) => /: error TS\d+: /.test(line));

/** The page that is taking the change goes first, which on few processors is a second sooner. */
function yieldTo({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or the system does not allow it: it is checked all the same.
  }
}

/**
 * Checks the types of a package after each build, beside it, so that nobody waits for them, and shows what is wrong over
 * the page.
 *
 * @param folder absolute path of the package
 */
export function tellOfTypeErrors(server: Server, folder: string): void {
  const { compiler } = server;
  if (!isSingle(compiler)) return;
  let running: ChildProcess | undefined;
  compiler.hooks.done.tap('TypeErrors', (stats) => {
    running?.kill();
    // Of what cannot be read nobody wants to know the types.
    if (stats.hasErrors()) return;
    const check = execFile('tsc', ['-b', '--pretty', 'false'], { cwd: folder }, (error, out) => {
      if (check !== running || !error) return;
      const errors = errorsIn(out);
      if (errors.length === 0) return;
      console.error(errors.join('\n'));
      const messages = errors.map((message) => ({ message }));
      if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'errors', messages);
    });
    running = check;
    yieldTo(check);
  });
}
