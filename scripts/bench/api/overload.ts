import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { line } from '../load';

/** Many times what two processors can render. */
const ASKED_A_SECOND = 400;
const SECONDS = 8;
/** A cached page is requested beside them, at this interval in milliseconds. */
const CACHED_INTERVAL = 100;

interface Answer {
  readonly status: number;
  readonly rendered: string;
  /** Until the whole answer has arrived, in milliseconds. */
  readonly took: number;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const answered = (message: IncomingMessage): void => {
      message.resume();
      message.once('error', reject);
      message.once('end', () =>
        resolve({
          status: message.statusCode ?? 0,
          rendered: String(message.headers['x-rendered'] ?? ''),
          took: performance.now() - since,
        }),
      );
    };
    get(url, { agent, headers: { 'accept-encoding': 'br', accept: 'text/html' } }, answered).once('error', reject);
  });
}

function share(answers: readonly Answer[], part: number): number {
  const sorted = answers.map(({ took }) => took).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** Requests more uncached pages than can be rendered: refusals are fast, pages complete, cached ones as before. */
export async function overload(origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const pages: Promise<Answer>[] = [];
  const cached: Promise<Answer>[] = [];
  const since = performance.now();
  while (performance.now() - since < SECONDS * 1_000) {
    const due = Math.floor(((performance.now() - since) * ASKED_A_SECOND) / 1_000);
    while (pages.length < due) pages.push(ask(`${origin}/products?search=never+asked+${pages.length}`, agent));
    if (cached.length < (performance.now() - since) / CACHED_INTERVAL) cached.push(ask(`${origin}/`, agent));
    await pause(5);
  }
  const [answers, others] = await Promise.all([Promise.all(pages), Promise.all(cached)]);
  agent.destroy();
  const refused = answers.filter(({ status }) => status === 503);
  const shown = answers.filter(({ status }) => status === 200);
  const bare = shown.filter(({ rendered }) => rendered !== 'server');
  const wrong = [...answers, ...others].filter(({ status }) => status !== 503 && status !== 200);
  console.log(
    `${answers.length} pages in ${SECONDS} s that were never asked for: ${shown.length} shown, ${refused.length} refused`,
  );
  console.log(line('  refused (503), 19 of 20 within', share(refused, 0.95), 'ms', 100, 'at most'));
  console.log(line('  shown, 19 of 20 within', share(shown, 0.95), 'ms', 6_000, 'at most'));
  console.log(line('  shown without their content', bare.length, '', 0, 'at most'));
  console.log(line('  answered otherwise', wrong.length, '', 0, 'at most'));
  console.log(line('  / cached, requested beside them, 19 of 20 within', share(others, 0.95), 'ms', 100, 'at most'));
}
