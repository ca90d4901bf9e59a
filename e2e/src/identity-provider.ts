import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = path.resolve(__dirname, '../../api-server/test/identity-provider.mjs');
const CLIENT = { OIDC_CLIENT_ID: 'the-site', OIDC_CLIENT_SECRET: 'a secret of at least thirty-two characters' };

/** A real OpenID Connect provider beside the site under test, and the site's configuration for it. */
export interface IdentityProvider {
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts the provider.
 *
 * @param origin the site's, to which it redirects people
 */
export async function startIdentityProvider(origin: string): Promise<IdentityProvider> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      CLIENT_ID: CLIENT.OIDC_CLIENT_ID,
      CLIENT_SECRET: CLIENT.OIDC_CLIENT_SECRET,
      REDIRECT_URI: `${origin}/api/v1/auth/google/callback`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // It warns that its keys are for tests only, which is true.
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = once(child, 'exit');
  const issuer = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve((JSON.parse(line) as { issuer: string }).issuer);
    });
    void ended.then(() => reject(new Error(`The identity provider did not start:\n${errors}`)));
  });
  return {
    environment: { OIDC_ISSUER: issuer, ...CLIENT },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
