import { spawn } from 'node:child_process';
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** An OpenID Connect provider that the tests sign in with. */
export interface TestProvider {
  /** The environment of an API server that uses it. */
  readonly environment: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string };
  readonly issuer: string;
  stop(): Promise<void>;
}

const CLIENT = { OIDC_CLIENT_ID: 'the-site', OIDC_CLIENT_SECRET: 'a secret of at least thirty-two characters' };

/** The redirect address of providers: the site's default address. */
const REDIRECT_URI = 'http://localhost:3000/api/v1/auth/google/callback';

/** Starts a real provider (oidc-provider) as a separate process. */
export async function startProvider(): Promise<TestProvider> {
  const child = spawn(process.execPath, [path.join(__dirname, 'identity-provider.mjs')], {
    env: { ...process.env, CLIENT_ID: CLIENT.OIDC_CLIENT_ID, CLIENT_SECRET: CLIENT.OIDC_CLIENT_SECRET, REDIRECT_URI },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const issuer = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve((JSON.parse(line) as { issuer: string }).issuer);
    });
    void ended.then(() => reject(new Error(`The provider did not start:\n${output}`)));
  });
  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, ...CLIENT },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** A browser's cookies at one provider. */
class Cookies {
  private readonly values = new Map<string, string>();

  keep(answer: Response): void {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.values.delete(name);
      else this.values.set(name, value);
    }
  }

  toString(): string {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/**
 * Signs in like a browser at the real provider: follows its redirects, enters an address on its page, and returns the
 * address that leads back to the site.
 */
export async function signInAtProvider(departure: string, email: string): Promise<URL> {
  const cookies = new Cookies();
  let address = new URL(departure);
  for (let step = 0; step < 12; step += 1) {
    if (address.href.startsWith(REDIRECT_URI)) return address;
    const answer: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: cookies.toString() },
      ...(address.pathname.startsWith('/interaction/') && { method: 'POST', body: new URLSearchParams({ email }) }),
    });
    cookies.keep(answer);
    const next = answer.headers.get('location');
    if (!next) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    address = new URL(next, address);
  }
  throw new Error('The provider did not redirect');
}

/** The faults to inject into a provider, which is otherwise correct. */
export interface Lies {
  /** Claims of the identity that are changed; `undefined` leaves one out. */
  claims?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  foreignKey?: boolean;
  /** Does not sign at all (`alg: none`). */
  unsigned?: boolean;
  /** Sends no identity. */
  noIdentity?: boolean;
  /** The status of its answer to the code. */
  status?: number;
}

/** A provider with injected faults, which redirects back immediately. */
export interface LyingProvider extends TestProvider {
  lies: Lies;
  /** The parameters that the site sent with the last code. */
  lastExchange(): URLSearchParams;
  /** The address of a browser's return, with another issuer if given. */
  comeBack(departure: string, issuer?: string): URL;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: object, key: KeyObject | undefined): string {
  const content = `${part({ alg: key ? 'RS256' : 'none', kid: 'one' })}.${part(claims)}`;
  return `${content}.${key ? sign('RSA-SHA256', Buffer.from(content), key).toString('base64url') : ''}`;
}

/** Starts a provider whose faults can be set for each step. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let exchange = new URLSearchParams();
  let nonce = '';
  const server = createServer((request, response) => {
    const send = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    answer(request).then(
      ([status, body]) => send(status, body),
      (error: unknown) => send(500, { error: String(error) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    if (request.url === '/.well-known/openid-configuration') {
      return [
        200,
        {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          authorization_response_iss_parameter_supported: true,
        },
      ];
    }
    if (request.url === '/keys') {
      return [200, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }];
    }
    if (request.url !== '/token') return [404, {}];
    exchange = new URLSearchParams(await text(request));
    const { lies } = provider;
    if (lies.status) return [lies.status, { error: 'server_error' }];
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: CLIENT.OIDC_CLIENT_ID,
      sub: 'subject-1',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'kiran@elsewhere.example',
      email_verified: true,
      name: 'Kiran',
      ...lies.claims,
    };
    const key = lies.unsigned ? undefined : lies.foreignKey ? foreign.privateKey : own.privateKey;
    const identity = lies.noIdentity ? {} : { id_token: token(claims, key) };
    return [200, { access_token: 'opaque', token_type: 'Bearer', ...identity }];
  }

  const provider: LyingProvider = {
    issuer,
    environment: { OIDC_ISSUER: issuer, ...CLIENT },
    lies: {},
    lastExchange: () => exchange,
    comeBack: (departure, from = issuer) => {
      const asked = new URL(departure).searchParams;
      nonce = asked.get('nonce') ?? '';
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code: 'a code', state: asked.get('state') ?? '', iss: from }).toString();
      return back;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}

/** The challenge of a verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
