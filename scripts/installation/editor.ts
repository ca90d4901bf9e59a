import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createArguments, OWNER } from '../site/administrator';
import { runReleased, type Installation } from './installation';

/** Creates the owner with the release's own command. */
export async function createOwner({ release, env, state }: Installation): Promise<void> {
  const own = { ...env, SITE_DIR: path.join(state, 'admin') };
  await runReleased(path.join(release, 'api'), ['admin.js', ...createArguments(OWNER)], own, OWNER.password);
}

/** An editor who is signed in at one server. */
export class Editor {
  private constructor(
    readonly origin: string,
    private readonly headers: Readonly<Record<string, string>>,
    readonly token: string,
  ) {}

  /** @param headers the headers of the edge before the server */
  static async signIn(origin: string, headers: Readonly<Record<string, string>> = {}): Promise<Editor> {
    const body = JSON.stringify({ email: OWNER.email, password: OWNER.password });
    const answer = await fetch(`${origin}/api/v1/auth/login`, {
      ...{ method: 'POST', body },
      headers: { ...headers, 'content-type': 'application/json' },
    });
    if (answer.status !== 200) throw new Error(`${origin}: no sign-in: ${answer.status} ${await answer.text()}`);
    const { token } = (await answer.json()) as { token: string };
    return new Editor(origin, { ...headers, authorization: `Bearer ${token}` }, token);
  }

  /** Calls the API. @throws Error when it refuses */
  async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: {
        ...this.headers,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${this.origin}${path} answers ${answer.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text) as Answer;
  }
}
