import type { Client } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { clients } from '../../database/schema';
import { toClient, type ClientRow } from './repository';

export const clientKind: ContentKind<typeof clients, ClientRow, Client> = {
  collection: 'clients',
  what: 'Client',
  table: clients,
  entityOf: toClient,
  titleOf: ({ name }) => name,
};
