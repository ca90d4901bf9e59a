import type { Service } from 'api-client';
import type { z } from 'zod';
import type { innerServiceBodySchema, innerServiceUpdateSchema, serviceBodySchema, serviceUpdateSchema } from 'api-client/schemas';
import { type Change } from '../../content/change';
type Body<Schema extends z.ZodType> = z.output<Schema>;
/** A new service stands at the end unless its place is said. */
export declare function addService(change: Change, { status, publishAt, ...body }: Body<typeof serviceBodySchema>): Promise<Service>;
export declare function updateService(change: Change, id: string, { version, status, publishAt, ...body }: Body<typeof serviceUpdateSchema>): Promise<Service>;
export declare function deleteService(change: Change, id: string): Promise<void>;
/** Adds a part to a service, last. */
export declare function addInnerService(change: Change, id: string, body: Body<typeof innerServiceBodySchema>): Promise<Service>;
/** @throws 404 when the service or its part is gone. */
export declare function updateInnerService(change: Change, id: string, innerId: string, { version, ...body }: Body<typeof innerServiceUpdateSchema>): Promise<Service>;
/** @throws 404 when the service or its part is gone. */
export declare function deleteInnerService(change: Change, id: string, innerId: string): Promise<void>;
export {};
