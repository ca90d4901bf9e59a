// A real OpenID Connect provider (oidc-provider) on a local port, as a separate program, for tests of signing in with
// Google. It signs in any address without a password, as the same person (subject) each time; an address beginning with
// `unverified` is not verified. Prints `{"issuer": …}` once it answers.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

const { CLIENT_ID, CLIENT_SECRET, REDIRECT_URI, PORT = '0' } = process.env;

const PAGE = `<!doctype html><html lang="en"><title>Identity provider</title><link rel="icon" href="data:,">
<h1>Who are you?</h1><form method="post"><label>Address <input name="email" type="email" required></label>
<button>Continue</button></form></html>`;

/** Grants all requested scopes, without a second page. */
async function loadExistingGrant({ oidc }) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

const findAccount = (_context, email) => ({
  accountId: email,
  claims: () => ({
    sub: email,
    email,
    email_verified: !email.startsWith('unverified'),
    name: email.split('@')[0],
  }),
});

const server = createServer();
await new Promise((resolve) => server.listen(Number(PORT), '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;
const provider = new Provider(issuer, {
  clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [REDIRECT_URI] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: ['for tests only'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  pkce: { required: () => true },
  findAccount,
  loadExistingGrant,
});
const answer = provider.callback();

server.on('request', async (request, response) => {
  try {
    if (!request.url.startsWith('/interaction/')) return void (await answer(request, response));
    if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(PAGE);
    const accountId = new URLSearchParams(await text(request)).get('email');
    await provider.interactionFinished(request, response, { login: { accountId } });
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
console.log(JSON.stringify({ issuer }));
