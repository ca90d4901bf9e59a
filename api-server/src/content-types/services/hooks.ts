import { innerServiceBodySchema } from 'api-client/schemas';
import { z } from 'zod';
import { newId } from '../../identity';
import type { HooksOf } from '../served-content-type';
import { innerServiceRoutes } from './inner-services';

const importedPartSchema = innerServiceBodySchema.extend({ _id: z.string().optional() }).transform((part) => ({
  ...{ ...part, _id: part._id ?? newId(new Date()) },
  ...{ image: part.image ?? '', pdf: part.pdf ?? '' },
}));

/** Earlier revisions and imported rows of a service include its inner services. */
export const serviceHooks: HooksOf<'services'> = {
  revision: (update) =>
    update.extend({ innerServices: z.array(innerServiceBodySchema.required().extend({ _id: z.string() })).optional() }),
  imported: (row) => row.extend({ innerServices: z.array(importedPartSchema).optional() }),
  routes: innerServiceRoutes,
};
