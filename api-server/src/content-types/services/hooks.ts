import { innerServiceBodySchema } from 'api-client/schemas';
import { z } from 'zod';
import type { HooksOf } from '../served-content-type';
import { innerServiceRoutes } from './inner-services';

/** An earlier revision of a service includes its inner services. */
export const serviceHooks: HooksOf<'services'> = {
  revision: (update) =>
    update.extend({ innerServices: z.array(innerServiceBodySchema.required().extend({ _id: z.string() })).optional() }),
  routes: innerServiceRoutes,
};
