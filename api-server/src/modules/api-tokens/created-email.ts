import type { ApiToken } from 'api-client';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';

export const tokenCreatedEmail = (
  to: string,
  { name, scopes, createdBy }: Pick<ApiToken, 'name' | 'scopes' | 'createdBy'>,
  siteUrl: string,
): Message => ({
  to,
  subject: 'An API token was created',
  text: `${unlinked(createdBy)} created the API token “${unlinked(name)}” for another system.\n\nIt gives access to: ${scopes.join(', ')}.\n\nIf this was not agreed, revoke the token at ${siteUrl}/admin/api-tokens and speak to ${unlinked(createdBy)}.\n`,
});
