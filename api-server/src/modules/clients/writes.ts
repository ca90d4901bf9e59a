import type { Client } from 'api-client';
import type { clientBodySchema, clientUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { lastPlace } from '../../content/last-place';
import { clients } from '../../database/schema';
import { clientKind } from './kind';

/** Adds a client, last unless its place is said. */
export function addClient(
  change: Change,
  { status, publishAt, ...body }: z.output<typeof clientBodySchema>,
): Promise<Client> {
  return createContent(change, clientKind, {
    name: body.name,
    publication: { status, publishAt },
    values: async (tx) => ({
      ...body,
      sectorIds: body.sectorIds ?? [],
      order: body.order ?? (await lastPlace(tx, clients)),
    }),
  });
}

/** @throws 404, or 409 after a stale `version` */
export function editClient(
  change: Change,
  id: string,
  { version, status, publishAt, ...body }: z.output<typeof clientUpdateSchema>,
): Promise<Client> {
  return updateContent(change, clientKind, id, {
    version,
    name: body.name,
    publication: { status, publishAt },
    values: body,
  });
}

/** Moves a client to the trash. */
export function removeClient(change: Change, id: string): Promise<void> {
  return trashContent(change, clientKind, id);
}
