import type { Service } from 'api-client';
import {
  innerServiceBodySchema,
  serviceUpdateSchema,
  type innerServiceUpdateSchema,
  type serviceBodySchema,
} from 'api-client/schemas';
import { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { notFound } from '../../errors/failures';
import { newId } from '../../identity';
import { serviceKind } from './kind';

type Body<Schema extends z.ZodType> = z.output<Schema>;

/** A new service stands at the end unless its place is said. */
export function addService(
  change: Change,
  { status, publishAt, ...body }: Body<typeof serviceBodySchema>,
): Promise<Service> {
  return createContent(change, serviceKind, {
    name: body.title,
    publication: { status, publishAt },
    values: { ...body, order: body.order ?? 1_000, innerServices: [] },
  });
}

/** What an earlier revision of a service has: its parts, too. */
export const serviceRevisionSchema = serviceUpdateSchema.extend({
  innerServices: z.array(innerServiceBodySchema.required().extend({ _id: z.string() })).optional(),
});

export function updateService(
  change: Change,
  id: string,
  { version, status, publishAt, ...body }: Body<typeof serviceRevisionSchema>,
): Promise<Service> {
  return updateContent(change, serviceKind, id, {
    version,
    name: body.title,
    publication: { status, publishAt },
    values: body,
  });
}

export function deleteService(change: Change, id: string): Promise<void> {
  return trashContent(change, serviceKind, id);
}

/** Adds a part to a service, last. */
export function addInnerService(
  change: Change,
  id: string,
  body: Body<typeof innerServiceBodySchema>,
): Promise<Service> {
  const inner = { image: '', pdf: '', ...body, _id: newId(change.services.clock.now()) };
  return updateContent(change, serviceKind, id, {
    version: undefined,
    values: async (_, before) => ({ innerServices: [...before.innerServices, inner] }),
  });
}

/** @throws 404 when the service or its part is gone. */
export function updateInnerService(
  change: Change,
  id: string,
  innerId: string,
  { version, ...body }: Body<typeof innerServiceUpdateSchema>,
): Promise<Service> {
  return updateContent(change, serviceKind, id, {
    version,
    values: async (_, before) => {
      if (!before.innerServices.some(({ _id }) => _id === innerId)) throw notFound('Inner service');
      return {
        innerServices: before.innerServices.map((inner) => (inner._id === innerId ? { ...inner, ...body } : inner)),
      };
    },
  });
}

/** @throws 404 when the service or its part is gone. */
export async function deleteInnerService(change: Change, id: string, innerId: string): Promise<void> {
  await updateContent(change, serviceKind, id, {
    version: undefined,
    values: async (_, before) => {
      if (!before.innerServices.some(({ _id }) => _id === innerId)) throw notFound('Inner service');
      return { innerServices: before.innerServices.filter(({ _id }) => _id !== innerId) };
    },
  });
}
