import { fetchApiTokens, revokeApiToken, plural } from 'api-client';
import { Moment, useChange, useRead } from 'shared-store';
import type { ApiToken } from 'api-client';
import { useState, type ReactNode } from 'react';
import { CollectionScreen } from 'admin-kit';
import { Badge } from 'ui-kit';
import { ApiTokenDialog } from './api-token-dialog';
import { accessWords } from './scope-words';
import { SecretDialog } from './secret-dialog';
import classes from './integrations.module.css';

const hasExpired = ({ expiresAt }: ApiToken): boolean => new Date(expiresAt) <= new Date();

/** The tokens with which other systems call the API; each is shown once, when it is created. */
export function Component(): ReactNode {
  const read = useRead(fetchApiTokens, undefined, { refetchOnMountOrArgChange: true });
  const [revoke] = useChange(revokeApiToken);
  const [creating, setCreating] = useState(false);
  const [token, setToken] = useState<string>();
  return (
    <>
      <CollectionScreen
        title="API tokens"
        lead="Other systems, such as a CRM, call the site’s API with a token, sent as “Authorization: Bearer …”."
        noun={{ one: 'API token', many: 'API tokens' }}
        items={read.data}
        read={read}
        defaultSort="-createdAt"
        onNew={() => setCreating(true)}
        newLabel="Create API token"
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ name, ending }) => (
              <span>
                {name} <span className={classes.ending}>(…{ending})</span>
              </span>
            ),
            value: ({ name }) => name,
          },
          { id: 'scopes', header: 'Access', cell: ({ scopes }) => accessWords(scopes) },
          {
            id: 'expiresAt',
            header: 'Expires',
            narrow: true,
            cell: (item) => (hasExpired(item) ? <Badge tone="warning">Expired</Badge> : <Moment at={item.expiresAt} />),
            value: ({ expiresAt }) => expiresAt,
          },
          {
            id: 'lastUsedAt',
            header: 'Last used',
            narrow: true,
            cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : 'Never'),
            value: ({ lastUsedAt }) => lastUsedAt ?? '',
          },
          {
            id: 'createdAt',
            header: 'Created',
            cell: ({ createdAt, createdBy }) => (
              <span>
                <Moment at={createdAt} /> by {createdBy}
              </span>
            ),
            value: ({ createdAt }) => createdAt,
          },
        ]}
        keyOf={({ _id }) => _id}
        labelOf={({ name }) => name}
        deletion={{
          label: 'Revoke',
          question: ({ length }, named) => ({
            title: `Revoke ${plural(length, 'API token', 'API tokens')}`,
            question: `Revoke ${named}?`,
            warning: 'Systems that use it can no longer call the API. You can’t undo this.',
            confirmLabel: 'Revoke',
          }),
          words: { doing: 'Revoking', done: 'revoked' },
          each: ({ _id }) => revoke({ params: { id: _id } }).unwrap(),
        }}
      />
      {creating && (
        <ApiTokenDialog
          onClose={() => setCreating(false)}
          onCreated={(created) => {
            setCreating(false);
            setToken(created);
          }}
        />
      )}
      {token !== undefined && (
        <SecretDialog
          title="Your API token"
          description="The other system sends it with each call, as a bearer token."
          noun="API token"
          secret={token}
          onClose={() => setToken(undefined)}
        />
      )}
    </>
  );
}
