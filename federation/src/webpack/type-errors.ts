import { execFile, type ChildProcess } from 'node:child_process';
import type { MultiStats, Stats } from 'webpack';
import type Server from 'webpack-dev-server';

/** The compiler's lines that name an error, without the explanations after them. */
const errorsIn = (output: string): string[] => output.split('\n').filter((line) => /: error TS\d+: /.test(line));

/** How long the page can use the processors first, to load or apply the change; in milliseconds. */
const HEAD_START = 2_000;

/**
 * Checks the types of a package shortly after each build, without delaying it, and shows errors over the page.
 *
 * @param folder absolute path of the package
 */
export function reportTypeErrors(server: Server, folder: string): void {
  const { compiler } = server;
  let running: ChildProcess | undefined;
  let waiting: NodeJS.Timeout | undefined;
  const check = (): void => {
    const started = execFile('tsc', ['-b', '--pretty', 'false'], { cwd: folder }, (error, out) => {
      if (started !== running || !error) return;
      const errors = errorsIn(out);
      if (errors.length === 0) return;
      console.error(errors.join('\n'));
      const messages = errors.map((message) => ({ message }));
      if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'errors', messages);
    });
    running = started;
  };
  const built = (stats: Stats | MultiStats): void => {
    running?.kill();
    clearTimeout(waiting);
    // Types of code with syntax errors are not checked.
    if (!stats.hasErrors()) waiting = setTimeout(check, HEAD_START);
  };
  if ('compilers' in compiler) compiler.hooks.done.tap('TypeErrors', built);
  else compiler.hooks.done.tap('TypeErrors', built);
}
