import { randomBytes } from 'node:crypto';
import { sendCommand } from '../../api-server/src/control/send-command';
import { TOKEN_SCOPES, type TokenScope } from '../../api-client/src/token-scopes';
import { systemRoleOf, type Caller } from './calls';

type Known = Exclude<Caller, 'visitor' | 'forger'>;
type Role = Exclude<Known, `${string} system`>;

const PASSWORD = 'seven lanterns on a quiet pier';

/** The scopes of other systems. People of the same role may access more. */
const SCOPES: Readonly<Record<Role, readonly TokenScope[]>> = {
  owner: TOKEN_SCOPES,
  editor: TOKEN_SCOPES.filter((scope) => !/^(?:redirects|reports):/.test(scope)),
  author: ['blogs:write', 'news:read', 'pages:write', 'products:write', 'collections:write'],
  recruiter: ['job-postings:write'],
};

/**
 * The fuzzer's accounts, one of each role, and the API tokens that one of them creates for other systems. After a call
 * that affects them (sign out, delete, demote, change the password, revoke), the next call of the role has a valid
 * session again.
 */
export class Accounts {
  private readonly tokens = new Map<Known, Promise<string>>();
  private made = 0;

  constructor(
    private readonly origin: string,
    private readonly siteDir: string,
  ) {}

  /** The token that a caller sends; undefined for a visitor. */
  async tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'visitor') return undefined;
    if (caller === 'forger') return 'x'.repeat(43);
    const known = this.tokens.get(caller) ?? this.newToken(caller);
    this.tokens.set(caller, known);
    return known;
  }

  /**
   * Reports that a call with a token was answered with 401. If the cause was the token, not a password or a code in the
   * call, the next call of the caller signs in again: a sign-in costs the server more than a hundred other calls.
   */
  async refused(caller: Caller, token: string | undefined): Promise<void> {
    if (caller === 'visitor' || caller === 'forger' || token === undefined) return;
    const headers = { authorization: `Bearer ${token}` };
    // Systems have no access to accounts, so the check uses a call that every role may make.
    const path = systemRoleOf(caller) ? 'trash?limit=1' : 'auth/user-info';
    const { ok } = await fetch(`${this.origin}/api/v1/${path}`, { headers });
    if (!ok && (await this.tokens.get(caller)) === token) this.tokens.delete(caller);
  }

  private newToken(caller: Known): Promise<string> {
    const role = systemRoleOf(caller);
    return role ? this.makeApiToken(role) : this.signIn(caller as Role);
  }

  private async makeApiToken(role: Role): Promise<string> {
    const owner = await this.tokenOf('owner');
    this.made += 1;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const answer = await fetch(`${this.origin}/api/v1/api-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner}` },
      body: JSON.stringify({
        ...{ name: `Fuzz ${role} ${this.made}`, scopes: SCOPES[role] },
        ...{ expiresAt: tomorrow, currentPassword: PASSWORD },
      }),
    });
    if (answer.status === 401) {
      // A call has ended the owner's session meanwhile.
      await this.refused('owner', owner);
      return this.makeApiToken(role);
    }
    const body = (await answer.json()) as { token?: string; message?: string };
    if (body.token === undefined) throw new Error(`No API token for a ${role}: ${answer.status} ${body.message ?? ''}`);
    return body.token;
  }

  /** A new account each time: the previous one may be deleted, or have an unknown password. */
  private async signIn(role: Role): Promise<string> {
    this.made += 1;
    const email = `fuzz-${role}-${this.made}-${randomBytes(3).toString('hex')}@tridhara.example`;
    const name = `Fuzz ${role}`;
    const command = { command: 'create-admin' as const, name, email, role, password: PASSWORD };
    if (!(await sendCommand(this.siteDir, command, () => undefined))) {
      throw new Error(`No site runs on ${this.siteDir}.`);
    }
    const answer = await fetch(`${this.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const body = (await answer.json()) as { token?: string; message?: string };
    if (body.token === undefined) throw new Error(`${email} cannot sign in: ${answer.status} ${body.message ?? ''}`);
    return body.token;
  }
}
